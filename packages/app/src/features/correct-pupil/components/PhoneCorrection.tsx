import { IconButton } from '@caderneta/ui';
import { ArrowLeft, Users } from 'lucide-react';
import { formatScore } from '../../../lib/numbers.ts';
import * as view from '../../../parts/sheet-reading/components/correction-view.css.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import { CameraShutters } from './CameraControls.tsx';
import { controlsOf } from './controls.ts';
import type { CorrectionPartsProps } from './DesktopCorrection.tsx';
import { ResultPanel } from './late-panel.ts';
import { SheetChoice, SheetSource } from './SheetControls.tsx';

export interface PhoneCorrectionProps extends CorrectionPartsProps {
  title: string;
  onBack: () => void;
  onWholeClass: () => void;
}

function PhoneHead({
  title,
  onBack,
  onWholeClass,
  onBoard,
}: Pick<PhoneCorrectionProps, 'title' | 'onBack' | 'onWholeClass'> & { onBoard: boolean }) {
  return (
    <header className={onBoard ? view.phoneHeadBoard : view.phoneHead}>
      <IconButton onDark label={sheetReadingCopy.back} icon={<ArrowLeft />} onPress={onBack} />
      <div className={view.phoneTitles}>
        <h1 className={view.phoneTitle}>{sheetReadingCopy.title}</h1>
        <p className={view.phoneSubtitle}>{title}</p>
      </div>
      {!onBoard && <IconButton onDark label={pupilCopy.wholeClass} icon={<Users />} onPress={onWholeClass} />}
    </header>
  );
}

/** A phone: the camera in the whole window, then the result in the whole window. */
export function PhoneCorrection(props: PhoneCorrectionProps) {
  const { correction, students, student, history } = props;
  const { state, send, known } = correction;
  const texts = pupilCopy.result;
  if (state.isResultOpen) {
    return (
      <div className={view.phoneResult}>
        <PhoneHead {...props} onBoard onBack={() => send({ type: 'result-opened', isOpen: false })} />
        <ResultPanel correction={correction} student={student} history={history} />
      </div>
    );
  }
  return (
    <div className={view.phonePage}>
      <PhoneHead {...props} onBoard={false} />
      <div className={view.phonePickers}>
        <SheetChoice correction={correction} students={students} onCamera />
        {known !== null && known.status !== 'PENDING' && (
          <div className={view.phoneKnown}>
            <span>{`${correction.failure ? texts.notSaved : texts.already[known.status]}: ${formatScore(known.score ?? 0)}`}</span>
            <button
              type="button"
              className={view.textButton}
              onClick={() => send({ type: 'result-opened', isOpen: true })}
            >
              {texts.open}
            </button>
          </div>
        )}
      </div>
      <SheetSource correction={correction} onCamera buttons={<CameraShutters {...controlsOf(correction)} />} />
    </div>
  );
}
