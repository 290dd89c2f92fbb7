import { LinkButton, Notice } from '@caderneta/ui';
import { hrefTo, withQuery } from '../lib/paths.ts';
import type { LocalRecording } from '../lib/recordings/local-recordings.ts';
import { recordingNoticeCopy as texts } from './recording-notice.copy.ts';

/** Of a recording that the server does not have yet: where it is sent. */
export function RecordingNotice({
  recording: { assessmentId, studentId, studentName, title },
}: {
  recording: LocalRecording;
}) {
  return (
    <Notice
      tone="warning"
      actions={
        <LinkButton
          size="compact"
          aria-label={texts.openAct(studentName)}
          href={withQuery(hrefTo('readingCorrection', { assessmentId }), { aluno: studentId })}
        >
          {texts.open}
        </LinkButton>
      }
    >
      {texts.text(studentName, title)}
    </Notice>
  );
}
