import type { Assessment } from '@caderneta/contract';
import { Button, ErrorState, Modal, Skeleton } from '@caderneta/ui';
import { hrefTo, withQuery } from '../../../lib/paths.ts';
import { ResultsTable } from '../../../parts/results/ResultsTable.tsx';
import { resultsCopy } from '../../../parts/results/results.copy.ts';
import { useResults } from '../class-area.api.ts';

/** Every pupil's result of one assessment. */
export function ResultsDialog({ assessment, onClose }: { assessment: Assessment; onClose: () => void }) {
  const results = useResults(assessment.id);
  const canCorrect = assessment.can_write && assessment.format === 'GABARITO' && assessment.key_shape.length > 0;
  const hrefOf = (student: string) =>
    withQuery(hrefTo('sheetCorrection', { assessmentId: assessment.id }), {
      classId: assessment.class_id,
      aluno: student,
    });
  return (
    <Modal
      isOpen
      size="large"
      title={resultsCopy.title(assessment.title)}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{resultsCopy.close}</Button>}
    >
      {results.failure ? (
        <ErrorState
          title={resultsCopy.failed}
          message={results.failure.message}
          onRetry={() => void results.reload()}
        />
      ) : results.rows === undefined ? (
        <Skeleton rows={8} />
      ) : (
        <ResultsTable rows={results.rows} hrefOf={canCorrect ? hrefOf : null} />
      )}
    </Modal>
  );
}
