import type { BackupsState } from '@caderneta/contract';
import { Notice } from '@caderneta/ui';
import { formatDay, formatMoment } from '../../../lib/dates.ts';
import { formatSince } from '../../../lib/since.ts';
import { SettingsCard } from '../components/SettingsCard.tsx';
import * as styles from '../components/settings.css.ts';
import { networkCopy } from '../network.copy.ts';

const texts = networkCopy.backups;

export interface BackupsCardProps {
  backups: BackupsState;
  now: Date;
}

/** 'Cópias de segurança': how old the last backup of the server is, and why there is none of tonight. */
export function BackupsCard({ backups: { state, stored, failure }, now }: BackupsCardProps) {
  const [last] = stored;
  const oldest = stored.at(-1);
  return (
    <SettingsCard title={texts.title} lead={texts.lead}>
      {state === 'off' && <Notice>{texts.off}</Notice>}
      {state === 'first' && <Notice>{texts.first}</Notice>}
      {state === 'late' && (
        <Notice tone="warning" title={last ? texts.late : texts.none}>
          {texts.lateText}
        </Notice>
      )}
      {failure && (
        <Notice tone="warning" title={texts.failed(formatMoment(failure.at))}>
          {texts.reasons[failure.reason]}
        </Notice>
      )}
      {last && oldest && (
        <div className={styles.facts}>
          <p className={styles.name}>{texts.last(formatSince(last.made_at, now), formatMoment(last.made_at))}</p>
          <p className={styles.hint}>{texts.about(last.size_bytes, last.is_encrypted)}</p>
          <p className={styles.hint}>{texts.stored(stored.length, formatDay(oldest.made_at))}</p>
          {last.missing_files !== null && last.missing_files > 0 && (
            <p className={styles.hint}>{texts.missing(last.missing_files)}</p>
          )}
        </div>
      )}
    </SettingsCard>
  );
}
