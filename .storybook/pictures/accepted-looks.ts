import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** How stories looked when that was last accepted: fingerprints of their pictures, which a Chromium of that kind draws alike. */
export interface AcceptedLooks {
  /** Chromium's major version. */
  readonly chromium: string;
  /** How this machine draws a line of text: letters' edges differ between machines. */
  readonly text: string;
  /** By name, `button--primary.dark`. */
  readonly looks: Readonly<Record<string, string>>;
}

export const fingerprint = (png: Buffer): string => createHash('sha256').update(png).digest('hex').slice(0, 12);

export const readAccepted = (file: string): AcceptedLooks | null =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

export function writeAccepted(file: string, { chromium, text, looks }: AcceptedLooks): void {
  const sorted = Object.fromEntries(Object.entries(looks).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ chromium, text, looks: sorted }, null, 2)}\n`);
}

/**
 * Looks that another drawing has to judge: those whose fingerprint is another, or all where Chromium or its letters are. Stories that are
 * new have nothing to be compared with.
 */
export function unsettled(accepted: AcceptedLooks, seen: AcceptedLooks): string[] {
  const isAlike = accepted.chromium === seen.chromium && accepted.text === seen.text;
  return Object.keys(seen.looks).filter((look) => {
    const before = accepted.looks[look];
    return before !== undefined && !(isAlike && before === seen.looks[look]);
  });
}
