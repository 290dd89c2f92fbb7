import { roleLabel } from '@caderneta/contract';
import { Badge, ErrorState, Ledger, type LedgerItem, Skeleton } from '@caderneta/ui';
import { ClipboardCheck, GraduationCap, NotebookPen, TriangleAlert } from 'lucide-react';
import { useUser } from '../../../lib/session/use-session.ts';
import { ClassLinks } from '../components/ClassLinks.tsx';
import * as styles from '../components/dashboard.css.ts';
import { useOwnClasses, useSummary } from '../dashboards.api.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';

/** The start of a role: a greeting, what is in its scope this year, the way to its classes. */
export default function DashboardScreen() {
  const user = useUser();
  const mayOpenClasses = user.permissions.includes('view_class') && user.role !== 'STUDENT';
  const summary = useSummary();
  const classes = useOwnClasses(mayOpenClasses ? (summary.data?.academic_year ?? null) : null);
  const texts = dashboardsCopy;
  const counts = summary.data;
  const isStudent = user.role === 'STUDENT';

  const items: LedgerItem[] = counts
    ? [
        { id: 'classes', label: texts.counters.classes, value: counts.classes, icon: <NotebookPen /> },
        { id: 'students', label: texts.counters.students, value: counts.students, icon: <GraduationCap /> },
        { id: 'assessments', label: texts.counters.assessments, value: counts.assessments, icon: <ClipboardCheck /> },
        { id: 'review', label: texts.counters.inReview, value: counts.results_in_review, icon: <TriangleAlert /> },
      ].filter(({ id }) => !isStudent || id === 'assessments')
    : [];

  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.greeting}>{texts.greeting(user.name)}</h1>
        <Badge tone="brand">{texts.profile(roleLabel(user.role))}</Badge>
        {counts && <span className={styles.year}>{texts.year(counts.academic_year)}</span>}
      </div>
      {summary.failure ? (
        <ErrorState
          title={texts.failed}
          message={summary.failure.message}
          onRetry={() => void summary.reload()}
          isRetrying={summary.isRefreshing}
        />
      ) : counts === undefined ? (
        <Skeleton cards={4} />
      ) : (
        <Ledger label={texts.totals} items={items} />
      )}
      {mayOpenClasses && classes.failure && (
        <div className={styles.section}>
          <ErrorState
            title={texts.classes.failed}
            message={classes.failure.message}
            onRetry={() => void classes.reload()}
            isRetrying={classes.isRefreshing}
          />
        </div>
      )}
      {mayOpenClasses && classes.data && <ClassLinks classes={classes.data} />}
      {!mayOpenClasses && <p className={styles.quiet}>{texts.plain}</p>}
    </>
  );
}
