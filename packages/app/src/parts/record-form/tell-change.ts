import type { CallFailure } from '../../lib/api/call.ts';
import type { FormFailure } from '../../lib/forms/form-failure.ts';
import { tellWrite, type WriteWords } from './tell-write.ts';

type Answer = { readonly ok: true } | CallFailure;

/** Of records that somebody else changed while their form was open, the version that the person was told of: saving again keeps their own. */
const newerVersions = new WeakMap<object, number>();

/** The version of which a refusal says that it stands; null where it says none. */
export function newerVersion(answer: Answer): number | null {
  const [current] = answer.ok || answer.code !== 'version-conflict' ? [] : answer.current;
  const hasVersion = typeof current === 'object' && current !== null && 'version' in current;
  return hasVersion && typeof current.version === 'number' ? current.version : null;
}

/**
 * Changes a record by the version that its form was opened with, told as `tellWrite` does; tried again after a conflict, by the version
 * that the person was told of.
 */
export function tellChange(
  record: { readonly version?: number | undefined },
  send: (version: number | undefined) => Promise<Answer>,
  words: WriteWords,
): Promise<FormFailure | null> {
  const write = async () => {
    const answer = await send(newerVersions.get(record) ?? record.version);
    const newer = newerVersion(answer);
    if (newer !== null) newerVersions.set(record, newer);
    return answer;
  };
  return tellWrite(write(), words);
}
