import { type PostingReopening, postingReopeningEndpoints, rowsPerPage, yearOfTerm } from '@caderneta/contract';
import { Button, Pagination, Skeleton, Stack } from '@caderneta/ui';
import { useState } from 'react';
import { formatDay, writeDay } from '../../../lib/dates.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useSingleRun } from '../../../lib/use-single-run.ts';
import { useToday } from '../../../lib/use-today.ts';
import { useClassesOf } from '../../../parts/class-pickers/class-pickers.api.ts';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { pagesFor, usePageInRange } from '../../../parts/listing/use-page-in-range.ts';
import { tellRemoval } from '../../../parts/record-form/tell-write.ts';
import { useReopenings, useReopeningWrites } from '../../../parts/reopen-period/reopen-period.api.ts';
import { reopenPeriodCopy } from '../../../parts/reopen-period/reopen-period.copy.ts';
import { SettingsCard } from '../components/SettingsCard.tsx';
import * as styles from '../components/settings.css.ts';
import { institutionCopy } from '../institution.copy.ts';
import { useMunicipalitySettings } from '../settings.api.ts';

const ReopenDialog = lazyDialog(
  async () => (await import('../../../parts/reopen-period/screens/ReopenDialog.tsx')).ReopenDialog,
);

const texts = institutionCopy.reopenings;

/** 'Períodos reabertos' of a school: which, until when and by whom; one more, and taking one back. */
export function ReopeningsCard({ institutionId }: { institutionId: string }) {
  const [page, setPage] = useState(1);
  const reopenings = useReopenings(institutionId, page);
  const may = useMay();
  const rows = reopenings.data;
  const pages = pagesFor(reopenings.total, rowsPerPage);
  usePageInRange(page, pages, rows?.length === 0, setPage);
  return (
    <SettingsCard title={texts.title} lead={texts.lead}>
      {reopenings.failure ? (
        <LoadFailed title={texts.failed} of={reopenings} />
      ) : rows === undefined ? (
        <Skeleton rows={2} />
      ) : rows.length === 0 ? (
        <p className={styles.hint}>{texts.none}</p>
      ) : (
        <Stack as="ul" gap={0}>
          {rows.map((reopening) => (
            <ReopeningRow key={reopening.id} reopening={reopening} />
          ))}
        </Stack>
      )}
      {pages > 1 && (
        <div className={styles.pages}>
          <Pagination page={page} pageCount={pages} onChange={setPage} />
        </div>
      )}
      {may(postingReopeningEndpoints.create) && <Reopen institutionId={institutionId} />}
    </SettingsCard>
  );
}

function ReopeningRow({ reopening }: { reopening: PostingReopening }) {
  const { id, class: schoolClass, until, reason, created_by, created_at } = reopening;
  const period = reopenPeriodCopy.periodOf(reopening);
  const of = schoolClass ? `${schoolClass.grade} ${schoolClass.section}` : texts.wholeSchool;
  const isOver = until < useToday();
  const may = useMay();
  const { undo } = useReopeningWrites();
  const { running, run } = useSingleRun();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{texts.what(period, of)}</p>
        <p>{(isOver ? texts.ended : texts.until)(writeDay(until))}</p>
        {reason !== null && <p className={styles.hint}>{reason}</p>}
        {created_by !== null && <p className={styles.hint}>{texts.by(created_by.name, formatDay(created_at))}</p>}
      </div>
      {!isOver && may(postingReopeningEndpoints.remove) && (
        <Button
          size="compact"
          aria-label={texts.undoOf(period, of)}
          isPending={running !== null}
          onPress={() => void run(id, () => tellRemoval(undo(id), { done: texts.undone, failed: texts.undoFailed }))}
        >
          {texts.undo}
        </Button>
      )}
    </li>
  );
}

/** Its periods are those that the municipality set; its classes are asked for when it is opened. */
function Reopen({ institutionId }: { institutionId: string }) {
  const municipalityId = useUser().profiles[0]?.municipality_id ?? '';
  const municipality = useMunicipalitySettings(municipalityId);
  const [isOpen, setOpen] = useState(false);
  const classes = useClassesOf(isOpen ? institutionId : null);
  const settings = municipality.data;
  if (municipality.failure) return <LoadFailed title={texts.periodsFailed} of={municipality} />;
  if (!settings) return null;
  if (settings.terms.length === 0) return <p className={styles.hint}>{texts.noPeriods}</p>;
  return (
    <>
      <Button className={styles.start} onPress={() => setOpen(true)} isPending={isOpen && !classes.rows}>
        {reopenPeriodCopy.button}
      </Button>
      {isOpen && classes.failure && <LoadFailed title={texts.classesFailed} of={classes} />}
      {isOpen && classes.rows && (
        <ReopenDialog
          institutionId={institutionId}
          periods={settings.terms.map((term) => ({ ...term, year: yearOfTerm(settings, term) }))}
          classes={classes.rows.map(({ id, grade, section }) => ({ id, name: `${grade} ${section}` }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
