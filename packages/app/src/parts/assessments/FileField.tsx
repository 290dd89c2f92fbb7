import type { Attachment } from '@caderneta/contract';
import { Button, FileDrop, ProgressBar } from '@caderneta/ui';
import { assessmentsCopy } from './assessments.copy.ts';
import type { AssessmentFile } from './use-assessment-file.ts';

export interface FileFieldProps {
  stored: Attachment | null;
  state: AssessmentFile;
  errorMessage: string | undefined;
  isDisabled: boolean;
}

/** The file that goes with an assessment: chosen, exchanged, taken away; how far it has been sent. */
export function FileField({ stored, state, errorMessage, isDisabled }: FileFieldProps) {
  const texts = assessmentsCopy.form;
  const stays = stored !== null && !state.goes ? { name: stored.name, size: stored.size } : null;
  const hint = state.goes ? texts.fileGoes : stored === null ? texts.fileHint : texts.newFileHint;
  return (
    <>
      <FileDrop
        label={texts.file}
        description={hint}
        accept={[]}
        file={state.file ?? stays}
        onFile={state.choose}
        errorMessage={state.error ?? errorMessage}
        isDisabled={isDisabled}
      />
      {stored !== null && state.file === null && (
        <Button size="compact" onPress={() => state.setGoes(!state.goes)} isDisabled={isDisabled}>
          {state.goes ? texts.keepFile : texts.removeFile}
        </Button>
      )}
      {state.sent !== null && (
        <ProgressBar label={texts.sending} value={Math.round(state.sent * 100)} onCancel={state.cancel} />
      )}
    </>
  );
}
