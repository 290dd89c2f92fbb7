import { type ClassCalendar, gradeEndpoints, type OutdatedGrade, type SchoolClass } from '@caderneta/contract';
import { Button, Card, EmptyState, GradeGrid, type GradeRow, Notice, Skeleton, showToast } from '@caderneta/ui';
import { useState } from 'react';
import { formatTime } from '../../../../lib/dates.ts';
import { formatGrade } from '../../../../lib/numbers.ts';
import { maySendAgain } from '../../../../lib/outbox/sent-again.ts';
import { useIsSending } from '../../../../lib/outbox/use-outbox.ts';
import { useMay } from '../../../../lib/session/use-viewer.ts';
import { useOnline } from '../../../../lib/use-online.ts';
import { lazyDialog, lazySection } from '../../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { PartFailed } from '../../../../parts/listing/PartFailed.tsx';
import { PaperSignatures } from '../../../../parts/paper/PaperSignatures.tsx';
import { broughtText } from '../brought-text.ts';
import { GradeAside } from '../GradeAside.tsx';
import { closureOf, reopenedUntil } from '../grade-closure.ts';
import type { GradebookColumn } from '../grade-sheet.ts';
import { useOutdatedGrades } from '../grades.api.ts';
import { gradesCopy as texts } from '../grades.copy.ts';
import * as styles from '../grades.css.ts';
import { OutdatedNotice } from '../OutdatedNotice.tsx';
import { useGradeSheet } from '../use-grade-sheet.ts';

const ClosureNotice = lazySection(async () => (await import('./ClosureNotice.tsx')).ClosureNotice);
const PostGradesDialog = lazyDialog(
  async () => (await import('../../posting/screens/PostGradesDialog.tsx')).PostGradesDialog,
);

export interface GradeSheetProps {
  schoolClass: SchoolClass;
  column: GradebookColumn;
  disciplineName: string;
  /** Why the person may not write in this discipline; null where they may. */
  whyNot: string | null;
  calendar: ClassCalendar;
}

/** The grid, below the pickers of its column, and what stands beside it. */
export function GradeSheet({ schoolClass, column, disciplineName, whyNot, calendar }: GradeSheetProps) {
  const { scope, period_index: period } = column;
  const className = `${schoolClass.grade} ${schoolClass.section}`;
  const may = useMay();
  const isWriter = may(gradeEndpoints.saveSheet) && schoolClass.can_write && whyNot === null;
  const sheet = useGradeSheet(column, {
    terms: calendar.terms,
    label: texts.sheetOf(scope, period, disciplineName, className),
    isWriter,
  });
  const stale = useOutdatedGrades(column);
  const [reposted, repost] = useState<OutdatedGrade['assessment'] | null>(null);
  const isOnline = useOnline();
  const isSending = useIsSending();
  const closure = closureOf(calendar, column, schoolClass);
  const reopened = reopenedUntil(calendar, column);
  const { rows, failure, refused } = sheet;

  if (failure || rows === undefined || rows.length === 0) {
    return (
      <Card padding="none" className={styles.sheet}>
        <div className={styles.inside}>
          {failure ? (
            <LoadFailed title={texts.failed} of={sheet} />
          ) : rows === undefined ? (
            <Skeleton rows={6} />
          ) : (
            <EmptyState title={texts.noStudents} />
          )}
        </div>
      </Card>
    );
  }
  const outdated = (stale.data ?? []).filter((one) => one.scope === scope && one.period_index === period);
  const outdatedTexts = new Map(
    outdated.map(({ student_profile_id, score }) => [
      student_profile_id,
      texts.outdatedGrade(score === null ? null : formatGrade(score)),
    ]),
  );
  const remarkOf = ({ id, grade }: GradeRow) =>
    [outdatedTexts.get(id), broughtText(column, sheet.brought, { id, hasOwn: grade !== null })]
      .filter(Boolean)
      .join('. ') || undefined;
  const savedText = sheet.waiting
    ? isSending
      ? texts.saving
      : texts.waiting
    : sheet.savedAt
      ? texts.savedAt(formatTime(sheet.savedAt))
      : undefined;
  return (
    <>
      <Card padding="none" className={styles.sheet}>
        <div className={styles.notices}>
          {!isOnline && <Notice tone="warning">{texts.offline}</Notice>}
          {!isWriter && <Notice>{whyNot ?? texts.readOnly}</Notice>}
          {isWriter && (closure !== null || reopened !== null) && (
            <ClosureNotice {...{ schoolClass, closure, reopened }} period={column} />
          )}
          <PartFailed title={texts.broughtFailed} of={sheet.broughtIn}>
            {texts.broughtMissing}
          </PartFailed>
          <PartFailed title={texts.outdatedFailed} of={stale} isMinor />
          <OutdatedNotice outdated={outdated} canPost={isWriter && closure === null} onRepost={repost} />
          {refused?.refusal && (
            <Notice
              tone="danger"
              title={texts.refused}
              actions={
                <>
                  {maySendAgain(refused) && <Button onPress={() => void sheet.retry()}>{texts.retry}</Button>}
                  <Button onPress={() => void sheet.drop()}>{texts.discard}</Button>
                </>
              }
            >
              {refused.refusal.message}
            </Notice>
          )}
          {sheet.lost !== null && (
            <Notice
              tone="danger"
              title={texts.refused}
              actions={
                <>
                  <Button onPress={() => void sheet.sendLost()}>{texts.retry}</Button>
                  <Button onPress={sheet.dropLost}>{texts.discard}</Button>
                </>
              }
            >
              {sheet.lost !== '' && <p>{sheet.lost}</p>}
              <p>{texts.lost}</p>
            </Notice>
          )}
        </div>
        <GradeGrid
          label={texts.titleOf(scope, period)}
          earlier={Array.from({ length: period - 1 }, (_, index) => texts.column(scope, index + 1))}
          entry={texts.column(scope, period)}
          rows={rows.map((row) => {
            const remark = remarkOf(row);
            return remark === undefined ? row : { ...row, remark };
          })}
          passing={calendar.minimum_mean}
          isReadOnly={!isWriter || closure !== null}
          savedText={savedText}
          rangeText={texts.range(rows.length)}
          onChange={async (changes) => {
            if (await sheet.change(changes)) showToast({ tone: 'warning', message: texts.keeps });
          }}
          onResolve={(id, choice) => void sheet.resolve(id, choice)}
        />
      </Card>
      <GradeAside
        title={texts.distribution(scope, period)}
        grades={rows.flatMap(({ grade }) => (grade === null ? [] : [grade]))}
        students={rows.length}
      />
      <PaperSignatures />
      {reposted && (
        <PostGradesDialog assessment={reposted} schoolClass={schoolClass} start={column} onClose={() => repost(null)} />
      )}
    </>
  );
}
