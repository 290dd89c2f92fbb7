import {
  type MunicipalitySettings,
  type MunicipalitySettingsPatch,
  retention,
  type StoredRecordings,
} from '@caderneta/contract';
import { Button, Checkbox, ConfirmDelete, LinkButton, NumberField, TextArea } from '@caderneta/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { numberOrNull } from '../calendar-form.ts';
import * as styles from '../components/settings.css.ts';
import { useRecordingsWrite, useStoredRecordings } from '../recordings.api.ts';
import { recordingsCopy } from '../recordings.copy.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** What is lost: everything (null), or what is older than so many months. */
function endingOf(months: number | null, stored: StoredRecordings | undefined): { title: string; message: string } {
  const { off, sooner } = recordingsCopy.keeping;
  if (months === null) return { title: off.title, message: stored ? off.message(stored) : off.uncounted };
  return { title: sooner.title, message: sooner.message(months) };
}

/** 'Gravações com consentimento': whether, under which term and how long a network keeps readings. Off asks first. */
export function RecordingsForm({ settings }: { settings: MunicipalitySettings }) {
  const texts = recordingsCopy.keeping;
  const write = useRecordingsWrite();
  const { municipality_id, reading_recordings: now, version } = settings;
  const own = { term: now.term, months: now.months };
  const stored = useStoredRecordings(municipality_id);
  const [asked, setAsked] = useState<{ months: number | null; answer: (go: boolean) => void } | null>(null);

  /** Whether what is stored may be deleted: all of it (null), or what is older than so many months. Nothing stored asks nothing. */
  const mayEnd = (months: number | null): Promise<boolean> =>
    stored.data && stored.data.recordings + (months === null ? stored.data.consents : 0) === 0
      ? Promise.resolve(true)
      : new Promise((resolve) => setAsked({ months, answer: resolve }));
  const mayChange = async (next: MunicipalitySettingsPatch['reading_recordings']): Promise<boolean> => {
    if (!now.keep || !next) return true;
    if (!next.keep) return mayEnd(null);
    return next.months >= now.months || mayEnd(next.months);
  };
  const decide = (go: boolean) => {
    asked?.answer(go);
    setAsked(null);
  };

  return (
    <>
      <SettingsForm
        form={`configuracoes.gravacoes.${municipality_id}`}
        title={texts.title}
        lead={texts.lead}
        start={{ keep: now.keep, ...own }}
        check={({ keep, term, months }, { municipality }) =>
          checkForm(municipality, {
            // Fields that are not shown cannot be put right.
            reading_recordings: keep ? { keep, term, months: numberOrNull(months) } : { ...own, keep },
          })
        }
        ask={({ reading_recordings: next }) => mayChange(next)}
        version={version}
        send={(patch) => write(municipality_id, patch)}
        actions={
          stored.failure ? (
            <p role="alert" className={styles.hint}>
              {texts.countFailed}{' '}
              <Button size="compact" variant="quiet" onPress={() => void stored.reload()}>
                {texts.again}
              </Button>
            </p>
          ) : (
            stored.data?.url && (
              <LinkButton href={stored.data.url} download icon={<Download />}>
                {texts.export}
              </LinkButton>
            )
          )
        }
      >
        {({ values, set, field }) => (
          <>
            <Checkbox isSelected={values.keep} onChange={(keep) => set({ keep })} description={texts.keepHint}>
              {texts.keep}
            </Checkbox>
            {values.keep && (
              <>
                <TextArea
                  label={texts.term}
                  description={
                    now.term_since === null
                      ? texts.termHint
                      : `${texts.termHint} ${texts.termSince(formatDay(now.term_since))}`
                  }
                  rows={12}
                  {...field('term', 'reading_recordings.term')}
                />
                <div className={styles.two}>
                  <NumberField
                    label={texts.months}
                    description={texts.monthsHint}
                    minValue={retention.recordingMonths.least}
                    maxValue={retention.recordingMonths.most}
                    commitBehavior="validate"
                    {...field('months', 'reading_recordings.months')}
                  />
                </div>
              </>
            )}
            {now.keep && stored.data && (
              <p className={styles.hint}>
                {texts.stored(stored.data)} {stored.data.url && texts.exportHint}
              </p>
            )}
          </>
        )}
      </SettingsForm>
      {asked && (
        <ConfirmDelete
          {...endingOf(asked.months, stored.data)}
          onClose={() => decide(false)}
          onConfirm={() => decide(true)}
        />
      )}
    </>
  );
}
