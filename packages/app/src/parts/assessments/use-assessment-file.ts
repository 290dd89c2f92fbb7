import { attachmentLimit } from '@caderneta/contract';
import { useRef, useState } from 'react';
import type { Sending } from '../../lib/api/use-record-writes.ts';
import { readBase64, uploadTimeoutMs } from '../../lib/read-file.ts';
import { assessmentsCopy } from './assessments.copy.ts';

/** The file of a form: chosen, left as it is, or to be taken away. It is held by the form alone. */
export function useAssessmentFile() {
  const texts = assessmentsCopy.form;
  const [file, setFile] = useState<File | null>(null);
  const [goes, setGoes] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [sent, setSent] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);

  const choose = (candidate: File) => {
    const isLarge = candidate.size > attachmentLimit;
    setError(isLarge ? texts.tooLarge : undefined);
    if (isLarge) return;
    setFile(candidate);
    setGoes(false);
  };
  /** The part of the call that speaks of the file; null when it could not be read. */
  const part = async (): Promise<{ file?: string | null } | null> => {
    if (file === null) return goes ? { file: null } : {};
    const bytes = await readBase64(file);
    if (bytes === null) setError(texts.unreadable);
    return bytes === null ? null : { file: bytes };
  };
  const start = (): Sending => {
    upload.current = new AbortController();
    if (file !== null) setSent(0);
    const onSent = (share: number) => file !== null && setSent(share);
    return { onSent, signal: upload.current.signal, timeoutMs: uploadTimeoutMs };
  };
  return {
    file,
    goes,
    error: error,
    sent,
    choose,
    setGoes: (isGone: boolean) => {
      setGoes(isGone);
      if (isGone) setFile(null);
    },
    part,
    start,
    end: () => setSent(null),
    cancel: () => upload.current?.abort(),
  };
}
export type AssessmentFile = ReturnType<typeof useAssessmentFile>;
