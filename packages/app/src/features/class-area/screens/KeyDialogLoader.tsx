import type { AnswerKey, Assessment, RecordConflict, VersionInput } from '@caderneta/contract';
import { Skeleton, showToast } from '@caderneta/ui';
import { useState } from 'react';
import type { CallFailure } from '../../../lib/api/call.ts';
import { withReason } from '../../../lib/api/failure-text.ts';
import { answerKeyCopy } from '../../../parts/answer-key/answer-key.copy.ts';
import { KeyDialog } from '../../../parts/answer-key/screens/KeyDialog.tsx';
import { useAssessmentWrites, useKey } from '../../../parts/assessments/assessments.api.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { ReadDialog } from '../../../parts/listing/ReadDialog.tsx';
import { useOwnComponents } from '../use-own-components.ts';

/** Fetches the key, then edits it. A key that could not be loaded is never offered for editing: saving would erase it. */
export function KeyDialogLoader({ assessment, onClose }: { assessment: Assessment; onClose: () => void }) {
  const key = useKey(assessment.id);
  const components = useOwnComponents(assessment.class_id);
  const writes = useAssessmentWrites();
  const [conflict, setConflict] = useState<RecordConflict | null>(null);
  const texts = answerKeyCopy;

  /** Somebody else saved meanwhile: what is marked stays, over the key as it is now. */
  const refused = async (failure: CallFailure) => {
    if (failure.code !== 'version-conflict') showToast({ tone: 'error', message: withReason(texts.failed, failure) });
    else {
      setConflict(failure.conflict ?? null);
      await key.reload();
    }
  };
  const save = async (input: AnswerKey, versionB: VersionInput | null) => {
    const answer = await writes.saveKey(assessment.id, input, key.data?.version ?? 0, { versionB });
    if (answer.ok) {
      showToast({ tone: 'success', message: texts.saved });
      return true;
    }
    await refused(answer);
    return false;
  };

  const preview = async (input: AnswerKey, versionB: VersionInput | null) => {
    const answer = await writes.previewKey(assessment.id, input, key.data?.version ?? 0, { versionB });
    if (answer.ok) return answer.data;
    await refused(answer);
    return null;
  };

  if (key.data === undefined) {
    return (
      <ReadDialog size="large" title={texts.title(assessment.title)} onClose={onClose}>
        {key.failure ? <LoadFailed title={texts.loadFailed} of={key} /> : <Skeleton rows={10} />}
      </ReadDialog>
    );
  }
  return (
    <KeyDialog
      sheet={assessment.sheet_model}
      key={key.data.version}
      assessmentId={assessment.id}
      assessmentTitle={assessment.title}
      municipalityId={assessment.institution.municipality_id}
      grade={assessment.class.grade}
      components={components}
      saved={key.data.key}
      savedB={key.data.version_b}
      version={key.data.version}
      resultsCount={assessment.results_count}
      canWrite={assessment.can_write}
      conflict={conflict}
      onClose={onClose}
      onPreview={preview}
      onSave={save}
    />
  );
}
