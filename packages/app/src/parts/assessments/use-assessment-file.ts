import { attachmentLimit } from '@caderneta/contract';
import { useRef, useState } from 'react';
import { readBase64 } from '../../lib/read-file.ts';
import type { Upload } from './assessments.api.ts';
import { assessmentsCopy } from './assessments.copy.ts';

/** The file of a form: chosen, left as it is, or to be taken away. It is held by the form alone. */
export function useAssessmentFile() {
  const texts = assessmentsCopy.form;
  const [file, setFile] = useState<File | null>(null);
  const [goes, setGoes] = useState(false);
  const [fault, setFault] = useState<string | undefined>();
  const [sent, setSent] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);

  const choose = (candidate: File) => {
    const isLarge = candidate.size > attachmentLimit;
    setFault(isLarge ? texts.tooLarge : undefined);
    if (isLarge) return;
    setFile(candidate);
    setGoes(false);
  };
  /** The part of the call that speaks of the file; null when it could not be read. */
  const part = async (): Promise<{ file?: string | null } | null> => {
    if (file === null) return goes ? { file: null } : {};
    const bytes = await readBase64(file);
    if (bytes === null) setFault(texts.unreadable);
    return bytes === null ? null : { file: bytes };
  };
  const start = (): Upload => {
    upload.current = new AbortController();
    if (file !== null) setSent(0);
    return { onSent: (share) => file !== null && setSent(share), signal: upload.current.signal };
  };
  return {
    file,
    goes,
    fault,
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
