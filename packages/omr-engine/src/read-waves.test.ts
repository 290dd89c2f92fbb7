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

const fixture = (file: string) => fileURLToPath(new URL(`../../../fixtures/omr-photos/waves/${file}`, import.meta.url));
const photos: Photo[] = JSON.parse(readFileSync(fixture('truth.json'), 'utf8'));

describe('a sheet of ours on paper in waves, drawn by another hand', () => {
  it.each(photos)(
    '$file is read, hardly a question is asked about and none is wrong',
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
      expect(said.filter((letters) => letters === '?').length).toBeLessThanOrEqual(truth.length * 0.1);
    },
  );
});
