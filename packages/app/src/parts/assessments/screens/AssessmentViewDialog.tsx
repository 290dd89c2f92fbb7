import { type Assessment, assessmentEndpoints, categoryLabels, formatLabels } from '@caderneta/contract';
import { Button, EmptyState, LinkButton, Modal, ScrollArea, Skeleton, Stack } from '@caderneta/ui';
import { ChartColumn, CircleHelp, Copy, KeyRound, ScanLine } from 'lucide-react';
import { formatDay } from '../../../lib/dates.ts';
import { hrefTo, withQuery } from '../../../lib/paths.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { AttachmentPreview } from '../../attachment-preview/AttachmentPreview.tsx';
import { DownloadButton } from '../../attachment-preview/DownloadButton.tsx';
import * as details from '../../listing/details.css.ts';
import { LoadFailed } from '../../listing/LoadFailed.tsx';
import { ResultLines } from '../../results/ResultLines.tsx';
import { ResultsSummary } from '../../results/ResultsSummary.tsx';
import { resultsCopy } from '../../results/results.copy.ts';
import { useResults } from '../assessments.api.ts';
import { assessmentsCopy } from '../assessments.copy.ts';
import * as styles from '../assessments.css.ts';
import { correctionHref } from '../correction-href.ts';
import { stepLabel } from '../steps.ts';

export interface AssessmentViewDialogProps {
  assessment: Assessment;
  /** Opens 'Aplicar em várias turmas' instead. */
  onApply: () => void;
  onClose: () => void;
}

function Facts({ assessment }: { assessment: Assessment }) {
  const texts = assessmentsCopy.view;
  const { class: schoolClass, key_shape: shape } = assessment;
  const { grade, section, academic_year: year } = schoolClass;
  const facts = [
    [texts.schoolClass, assessmentsCopy.pickers.classOf(grade, section, year)],
    [texts.institution, assessment.institution.name],
    [texts.category, categoryLabels[assessment.category]],
    [texts.format, formatLabels[assessment.format]],
    ...(assessment.format === 'GABARITO' ? [[texts.key, shape.length > 0 ? texts.keyShape(shape) : texts.noKey]] : []),
    [texts.createdAt, formatDay(assessment.created_at)],
  ];
  return (
    <>
      <dl className={details.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={details.label}>{label}</dt>
            <dd className={details.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {assessment.description !== null && <p className={styles.description}>{assessment.description}</p>}
    </>
  );
}

function Scores({ assessment }: { assessment: Assessment }) {
  const results = useResults(assessment.id);
  const { id, class_id: classId, format, key_shape: shape, can_write: canWrite } = assessment;
  const hrefOf = (aluno: string) => withQuery(hrefTo('sheetCorrection', { assessmentId: id }), { classId, aluno });
  if (results.failure) {
    return <LoadFailed title={resultsCopy.failed} of={results} />;
  }
  if (results.rows === undefined) return <Skeleton rows={8} />;
  return (
    <>
      <ResultsSummary assessmentId={id} rows={results.rows} />
      <ScrollArea className={styles.scores}>
        <ResultLines
          rows={results.rows}
          hasVersions={assessment.has_version_b}
          hrefOf={canWrite && format === 'GABARITO' && shape.length > 0 ? hrefOf : null}
        />
      </ScrollArea>
    </>
  );
}

/** What can be done with the assessment from here. */
function Ways({ assessment, onApply }: Pick<AssessmentViewDialogProps, 'assessment' | 'onApply'>) {
  const texts = assessmentsCopy.view;
  const may = useMay();
  const { id: assessmentId, class_id: classId, format, can_write: canWrite, in_review_count: waiting } = assessment;
  const inClass = hrefTo('classArea', { classId });
  return (
    <div className={styles.ways}>
      <LinkButton size="compact" icon={<ChartColumn />} href={hrefTo('assessmentResults', { assessmentId })}>
        {texts.analysis}
      </LinkButton>
      {waiting > 0 && canWrite && (
        <LinkButton size="compact" icon={<CircleHelp />} href={hrefTo('assessmentReview', { assessmentId })}>
          {texts.review(waiting)}
        </LinkButton>
      )}
      {format === 'GABARITO' && (
        <LinkButton
          size="compact"
          icon={<KeyRound />}
          href={withQuery(inClass, { aba: 'avaliacoes', gabarito: assessmentId })}
        >
          {texts.keyLink}
        </LinkButton>
      )}
      {canWrite && may(assessmentEndpoints.apply) && (
        <Button size="compact" icon={<Copy />} onPress={onApply}>
          {texts.apply}
        </Button>
      )}
    </div>
  );
}

/** An assessment to be read: its pupils' scores, its file in the page, and the way to its correction. */
export function AssessmentViewDialog({ assessment, onApply, onClose }: AssessmentViewDialogProps) {
  const texts = assessmentsCopy.view;
  const { title, attachment } = assessment;
  const correction = assessment.can_write ? correctionHref(assessment) : null;
  return (
    <Modal
      isOpen
      isDismissable
      size="large"
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{texts.close}</Button>
          {attachment && <DownloadButton attachment={attachment} />}
          {correction !== null && (
            <LinkButton variant="primary" icon={<ScanLine />} href={correction}>
              {stepLabel('CORRECT', assessment)}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack gap={5}>
        <Facts assessment={assessment} />
        <Ways assessment={assessment} onApply={onApply} />
        <Stack as="section" gap={3}>
          <h3 className={details.heading}>{texts.scores}</h3>
          <Scores assessment={assessment} />
        </Stack>
        <Stack as="section" gap={3}>
          <h3 className={details.heading}>{texts.file}</h3>
          {attachment ? (
            <AttachmentPreview title={title} attachment={attachment} />
          ) : (
            <EmptyState title={texts.noFile} />
          )}
        </Stack>
      </Stack>
    </Modal>
  );
}
