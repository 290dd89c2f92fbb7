import type { AnswerKey } from '@caderneta/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gradeMarks } from '../../../../../api/src/modules/assessments/grade-marks.ts';
import { openQuestions, undecidedOf } from '../../../../../api/src/modules/assessments/undecided.ts';
import { markedBy } from './class-roll.ts';
import { draftFrom, keyFrom, keysFrom } from './draft-samples.ts';
import { saveBody } from './save-body.ts';
import { sheetView } from './sheet-view.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 13 });
const marks = (size: number) =>
  fc.string({ unit: fc.constantFrom('A', 'B', 'C', 'D', '-', '?', '*'), minLength: size, maxLength: size });
const place = fc.record({ group: fc.nat(1), question: fc.integer({ min: 1, max: 13 }) });
const cases = fc
  .tuple(letters, letters)
  .chain((key) => fc.record({ key: fc.constant(key), sheet: fc.tuple(...key.map(({ length }) => marks(length))) }));

it('what the device shows of a sheet is what the server will say of it', () => {
  fc.assert(
    fc.property(cases, fc.array(place, { maxLength: 4 }), ({ key: columns, sheet }, places) => {
      const key: AnswerKey = keyFrom(...columns);
      const annulled = places.filter(({ group, question }) => question <= (columns[group]?.length ?? 0));
      const keys = keysFrom(key, { annulled });
      const draft = draftFrom(sheet);
      const body = saveBody(draft, keys, 's1', 0);
      const details = body.details as Extract<NonNullable<typeof body.details>, { omr: unknown }>;

      const stored = gradeMarks(details.omr, key, annulled);
      const { hits, total, score } = stored;
      expect([details.acertos, details.total, body.score]).toEqual([hits, total, score]);
      const shown = { phase: { name: 'saving', draft, save: { student: 's1', body, key: 'k' } } } as const;
      expect(sheetView(shown, null, keys, {})?.grade).toEqual({ hits, total, score });
      const rows = sheetView(shown, null, keys, {})?.columns.flat() ?? [];
      expect(rows.filter(({ status }) => status === 'correct').length).toBeLessThanOrEqual(hits);

      const waits = undecidedOf(openQuestions(body.review ?? [], key), annulled).length > 0;
      const before = { status: 'PENDING', grade: null, version: 0, sheet: null } as const;
      expect(markedBy(draft, keys, before)).toMatchObject({
        status: waits ? 'IN_REVIEW' : 'CORRECTED',
        grade: { hits, total, score },
      });
      expect(details.omr.flatMap(({ respostas }) => respostas.map(({ correto }) => correto))).toEqual(
        stored.details.omr.flatMap(({ respostas }) => respostas.map(({ correto }) => correto)),
      );
    }),
  );
});
