import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSheetFile } from './node/read-sheet-file.ts';

interface Photo {
  readonly file: string;
  readonly groups: readonly number[];
  readonly options: number;
  readonly answers: readonly (readonly string[])[];
}

describe.each([
  ['on paper in waves', 'waves', 0.1],
  ['with strokes beside its bubbles and lines that pass through them', 'strokes', 0.3],
])('a sheet of ours %s, drawn by another hand', (_, folder, mostAsked) => {
  const fixture = (file: string) =>
    fileURLToPath(new URL(`../../../fixtures/omr-photos/${folder}/${file}`, import.meta.url));
  const photos: Photo[] = JSON.parse(readFileSync(fixture('truth.json'), 'utf8'));
  it.each(photos)(
    '$file is read, few questions are asked about and none is wrong',
    async ({ file, groups, options, answers }) => {
      const outcome = await readSheetFile(fixture(file), { groups, options });
      if (!outcome.ok) throw new Error(outcome.code);
      const said = outcome.answers.flatMap(({ questions }) =>
        questions.map(({ state, letters }) => (state === 'uncertain' ? '?' : letters)),
      );
      const truth = answers.flat();
      const wrong = truth.filter(
        (marked, at) => said[at] !== '?' && (marked === '*' ? said[at]!.length < 2 : said[at] !== marked),
      );
      expect(wrong).toEqual([]);
      expect(said.filter((letters) => letters === '?').length).toBeLessThanOrEqual(truth.length * mostAsked);
    },
  );
});
