import { Button, LinkButton, Notice } from '@caderneta/ui';
import { useLocation } from 'react-router-dom';
import { outbox, useIsSending, useOutbox } from '../lib/outbox/use-outbox.ts';
import { hrefTo, withQuery } from '../lib/paths.ts';
import { useKeptRecordings } from '../lib/recordings/use-kept-recordings.ts';
import { shellCopy } from './shell.copy.ts';

/** On every screen: what this device keeps without a connection, and what the server would not take. */
export function UnsentNotice() {
  const texts = shellCopy.unsent;
  const entries = useOutbox();
  const { pathname } = useLocation();
  // Their own screen shows them, and sends them by itself.
  const elsewhere = useKeptRecordings().filter(
    ({ assessmentId }) => hrefTo('readingCorrection', { assessmentId }) !== pathname,
  );
  const isSending = useIsSending();
  const refused = entries.filter(({ refusal }) => refusal !== null);
  const waiting = isSending ? 0 : entries.length - refused.length;
  return (
    <>
      {waiting > 0 && <Notice tone="warning">{texts.waiting(waiting)}</Notice>}
      {elsewhere.map(({ assessmentId, studentId, studentName, title }) => (
        <Notice
          key={`${assessmentId}/${studentId}`}
          tone="warning"
          actions={
            <LinkButton
              size="compact"
              aria-label={texts.openRecordingAct(studentName)}
              href={withQuery(hrefTo('readingCorrection', { assessmentId }), { aluno: studentId })}
            >
              {texts.openRecording}
            </LinkButton>
          }
        >
          {texts.recording(studentName, title)}
        </Notice>
      ))}
      {refused.map(({ id, label, refusal }) => (
        <Notice
          key={id}
          tone="danger"
          title={texts.refused(label)}
          actions={
            <Button aria-label={texts.discardAct(label)} onPress={() => void outbox.discard(id)}>
              {texts.discard}
            </Button>
          }
        >
          <p>{refusal?.message}</p>
          <p>{texts.refusedHint}</p>
        </Notice>
      ))}
    </>
  );
}
