import type { MunicipalitySettings, ReadingCalibration } from '@caderneta/contract';
import { Button, FileButton, showToast } from '@caderneta/ui';
import { RotateCcw, Upload } from 'lucide-react';
import { useState } from 'react';
import { failureText, withReason } from '../../../lib/api/failure-text.ts';
import { formatDay } from '../../../lib/dates.ts';
import { formatMargin } from '../../../lib/numbers.ts';
import { lazyCopy } from '../../../parts/lazy/lazy.copy.ts';
import { SettingsCard } from '../components/SettingsCard.tsx';
import * as styles from '../components/settings.css.ts';
import { recordingsCopy } from '../recordings.copy.ts';
import { useSettingsWrites } from '../settings.api.ts';

const texts = recordingsCopy.calibration;

/** 'Calibração da análise de leitura': the system's cut-offs, or those that the network measured. */
export function CalibrationCard({ settings }: { settings: MunicipalitySettings }) {
  const writes = useSettingsWrites();
  const [isSaving, setSaving] = useState(false);
  const { municipality_id, reading_calibration: now, version } = settings;

  const save = async (reading_calibration: ReadingCalibration | null) => {
    setSaving(true);
    const answer = await writes.municipality(municipality_id, { reading_calibration, version });
    setSaving(false);
    if (!answer.ok) return showToast({ tone: 'error', message: failureText(answer, texts.failed) });
    showToast({ tone: 'success', message: reading_calibration ? texts.saved : texts.resetDone });
  };
  const upload = async (file: File) => {
    const reader = await import('../read-calibration.ts').catch(() => null);
    const read =
      reader === null ? withReason(texts.failed, { message: lazyCopy.hint }) : await reader.readCalibration(file);
    if (typeof read === 'string') showToast({ tone: 'error', message: read });
    else await save(read);
  };

  return (
    <SettingsCard title={texts.title} lead={texts.lead}>
      <div role="status">
        <p className={styles.name}>
          {now === null
            ? texts.system
            : [
                texts.own(formatDay(now.calibrated_at), now.readings),
                ...(now.pupils === null ? [] : [texts.pupils(now.pupils)]),
              ].join(' ')}
        </p>
        {now !== null && (
          <p className={styles.hint}>
            {texts.margins(formatMargin(now.margins.other_text), formatMargin(now.margins.inconclusive))}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <FileButton
          accept={['application/json', '.json']}
          icon={<Upload />}
          isPending={isSaving}
          onFile={(file) => void upload(file)}
          onRefused={() => showToast({ tone: 'error', message: texts.unreadable })}
        >
          {texts.upload}
        </FileButton>
        {now !== null && (
          <Button variant="quiet" icon={<RotateCcw />} isPending={isSaving} onPress={() => void save(null)}>
            {texts.reset}
          </Button>
        )}
      </div>
    </SettingsCard>
  );
}
