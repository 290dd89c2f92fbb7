import type { Assessment, ResultRow, SavedKey, SheetModelLayout } from '@caderneta/contract';
import { Badge, Button, ErrorState, PageHeader, phone, useMediaQuery } from '@caderneta/ui';
import { Users } from 'lucide-react';
import { useEffect } from 'react';
import { lazyDialog, lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { CorrectionNotice } from '../../../parts/sheet-reading/components/CorrectionNotice.tsx';
import { progressOf } from '../../../parts/sheet-reading/machine/class-progress.ts';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import { DesktopCorrection } from '../components/DesktopCorrection.tsx';
import { preloadLateParts } from '../components/late-panel.ts';
import { PhoneCorrection } from '../components/PhoneCorrection.tsx';
import { pupilCopy } from '../correct-pupil.copy.ts';
import { useCorrection } from '../reading/use-correction.ts';

const AttemptHistory = lazySection(
  async () => (await import('../../../parts/result-attempts/screens/AttemptHistory.tsx')).AttemptHistory,
);
const TypedAnswers = lazyDialog(
  async () => (await import('../../../parts/sheet-reading/screens/TypedAnswers.tsx')).TypedAnswers,
);

export interface CorrectionViewProps {
  assessment: Assessment;
  saved: SavedKey;
  students: readonly Student[];
  results: readonly ResultRow[];
  /** The model that its sheets are read with; null for Caderneta's own. */
  layout: SheetModelLayout | null;
  wanted: string | null;
  onBack: () => void;
  /** To the whole class at one go. */
  onWholeClass: () => void;
}

/** The correction itself, once everything it needs is there. */
export function CorrectionView(props: CorrectionViewProps) {
  const { assessment, saved, students, results, layout, wanted, onBack, onWholeClass } = props;
  const isPhone = useMediaQuery(phone);
  useEffect(preloadLateParts, []);
  const correction = useCorrection({ assessment, saved, students, results, layout, wanted });
  const student = students.find(({ id }) => id === correction.state.studentId);
  // Whoever is asked for by name is not of the class: another in their place would be given what is read next.
  if (student === undefined) {
    return (
      <CorrectionNotice title={assessment.title ?? undefined} onBack={onBack}>
        <ErrorState title={pupilCopy.notInClass} />
      </CorrectionNotice>
    );
  }
  const { known, loaded } = correction;
  const history = (known?.earlier_attempts ?? 0) > 0 && known !== null && (
    <AttemptHistory
      key={`${student.id} ${known.version}`}
      assessmentId={assessment.id}
      studentId={student.id}
      version={known.version}
      format="sheet"
      onRestored={() => {
        correction.send({ type: 'reading-discarded' });
        void loaded.reload();
      }}
    />
  );
  const typing = correction.isTyping && (
    <TypedAnswers
      student={student}
      keys={correction.keys}
      onSave={correction.saveTyped}
      onClose={correction.stopTyping}
    />
  );
  const view = { correction, students, student, history };
  const title = assessment.title || assessment.id;
  if (isPhone) {
    return (
      <>
        <PhoneCorrection {...view} title={title} onBack={onBack} onWholeClass={onWholeClass} />
        {typing}
      </>
    );
  }
  const progress = progressOf(
    correction.rows.map(({ status }) => status),
    students.length,
  );
  return (
    <>
      <PageHeader
        title={sheetReadingCopy.title}
        onBack={onBack}
        actions={
          <Button icon={<Users />} onPress={onWholeClass}>
            {pupilCopy.wholeClass}
          </Button>
        }
        subtitle={
          <>
            <span>{title}</span>
            <Badge>{sheetReadingCopy.progress(progress)}</Badge>
          </>
        }
      />
      <DesktopCorrection {...view} />
      {typing}
    </>
  );
}
