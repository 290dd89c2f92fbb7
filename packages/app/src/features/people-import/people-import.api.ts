import { classEndpoints, type ImportRow, importEndpoints, userEndpoints } from '@caderneta/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';
import type { SheetInput } from './import-form.ts';

/** A long sheet is checked and written in seconds; a slow line adds the upload. */
const LONGEST_MS = 180_000;
const POLL_MS = 300;

/** What the sheet would become; nothing is written. */
export const previewImport = (body: SheetInput) => call(importEndpoints.preview, { body, timeoutMs: LONGEST_MS });

/** Takes the sheet in, with the lines that were confirmed although somebody of their name is there. The same id carries the same sheet, so that a try whose answer was lost counts once. */
export function useImport() {
  const { write } = useWrites(userEndpoints.list, userEndpoints.counts, classEndpoints.list, classEndpoints.students);
  return (sheet: SheetInput, id: string, confirmed: readonly ImportRow[]) => {
    const body = { ...sheet, id, confirmed: confirmed.map(({ line, alike }) => ({ line, alike })) };
    return write(importEndpoints.commit, { body, idempotencyKey: id, timeoutMs: LONGEST_MS });
  };
}

/** Asks the server to leave an import off; the import itself then answers that nothing was written. */
export const cancelImport = (id: string) => call(importEndpoints.cancel, { params: { id } });

/** How far an import is, asked again and again while it runs. `null` asks nothing. */
export function useImportProgress(id: string | null): { done: number; total: number } | null {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  useEffect(() => {
    setProgress(null);
    if (id === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answer = await call(importEndpoints.progress, { params: { id }, signal });
      if (signal.aborted) return;
      // Before the server has begun it knows of no such import.
      if (answer.ok) setProgress({ done: answer.data.done, total: answer.data.total });
      wait();
    };
    // One question at a time: a slow line would have many under way, and hear the older answer last.
    const wait = () => {
      timer = setTimeout(ask, POLL_MS);
    };
    wait();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id]);
  return progress;
}
