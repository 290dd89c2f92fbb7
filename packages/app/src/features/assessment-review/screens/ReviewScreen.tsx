import { Notice, PageHeader, Skeleton, Stack, Switch } from '@caderneta/ui';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { joinLoads } from '../../../lib/api/load-state.ts';
import { hrefTo, withQuery } from '../../../lib/paths.ts';
import { useBreadcrumbs } from '../../../lib/place/breadcrumbs.ts';
import { useAssessment, useKey } from '../../../parts/assessments/assessments.api.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import * as styles from '../components/review.css.ts';
import { useReviewQueue } from '../review.api.ts';
import { reviewCopy as texts } from '../review.copy.ts';
import { ReviewQueue } from './ReviewQueue.tsx';

/** Revisão: what of an assessment's sheets waits for a person. */
export default function ReviewScreen() {
  const assessmentId = useParams().assessmentId ?? '';
  const [blanks, setBlanks] = useState(false);
  const assessment = useAssessment(assessmentId);
  const key = useKey(assessmentId);
  const queue = useReviewQueue(assessmentId, blanks);
  const { data } = assessment;
  const className = data && `${data.class.grade} ${data.class.section}`;
  useBreadcrumbs(data ? [{ label: texts.title }] : null);

  // What was kept of an earlier visit is shown only once it is known to hold; what is being worked through then stays.
  const [fresh, setFresh] = useState<boolean | null>(null);
  useEffect(() => {
    if (queue.rows !== undefined && !queue.isRefreshing) setFresh(blanks);
  }, [queue.rows, queue.isRefreshing, blanks]);

  const loads = joinLoads(assessment, key, queue);
  const back = data && withQuery(hrefTo('classArea', { classId: data.class_id }), { aba: 'avaliacoes' });
  return (
    <>
      <PageHeader title={texts.title} subtitle={data && className && texts.of(data.title, className)} backHref={back} />
      {loads.failure ? (
        <LoadFailed title={texts.loadFailed} of={loads} />
      ) : (
        <Stack>
          {data && !data.can_write && <Notice tone="info">{texts.readOnly}</Notice>}
          <div className={styles.bar}>
            <Switch isSelected={blanks} onChange={setBlanks}>
              {texts.blanks}
            </Switch>
          </div>
          {data === undefined || key.data === undefined || queue.rows === undefined || fresh !== blanks ? (
            <Skeleton rows={6} />
          ) : (
            <ReviewQueue
              key={String(blanks)}
              assessment={data}
              saved={key.data}
              found={queue.rows}
              refetch={queue.refetch}
            />
          )}
        </Stack>
      )}
    </>
  );
}
