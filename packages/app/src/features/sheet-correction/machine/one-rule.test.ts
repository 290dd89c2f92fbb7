import { fromWire, gradeSheet, keyOfVersion, type LegacyArea, type SavedKey, toWire } from '@caderneta/contract';
import { gradeReading } from '@caderneta/omr-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeMarks, storedMarks } from '../../../../../api/src/modules/assessments/grade-marks.ts';
import { keyFrom } from './draft-samples.ts';
import { gradeAreas, gradeOf } from './sheet-draft.ts';

const letter = fc.constantFrom('A', 'B', 'C', 'D', 'E');
const answer = fc.oneof(
  letter.map((marked) => ({ state: 'marked' as const, marked })),
  fc.constant({ state: 'blank' as const, marked: null }),
  fc
    .constantFrom('AB', 'BCD')
    .map((marked) => ({ state: fc.sample(fc.constantFrom('multiple', 'blank'), 1)[0]!, marked })),
  fc.option(letter).map((marked) => ({ state: 'uncertain' as const, marked })),
);
const column = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 13 });
const place = fc.record({ group: fc.nat(3), question: fc.integer({ min: 1, max: 14 }) });
const savedKey = fc
  .record({
    a: fc.array(column, { minLength: 1, maxLength: 4 }),
    b: fc.array(column, { minLength: 1, maxLength: 4 }),
    annulled: fc.array(place, { maxLength: 4 }),
  })
  .map(
    ({ a, b, annulled }): SavedKey => ({
      key: keyFrom(...a.map((letters) => letters.join(''))),
      annulled,
      version: 1,
      version_b: { key: keyFrom(...b.map((letters) => letters.join(''))), annulled: annulled.slice(1), order: null },
    }),
  );
const sheet = fc
  .array(fc.array(answer, { maxLength: 14 }), { maxLength: 4 })
  .map((columns) =>
    columns.map((answers) => answers.map((one, at) => ({ question: at + 1, confidence: 0.5, ...one }))),
  );
const version = fc.constantFrom('A' as const, 'B' as const);

const asSheet = (
  columns: readonly (readonly { question: number; marked: string | null; state: 'blank'; confidence: number }[])[],
) =>
  columns.map((questions, group) => ({
    group,
    questions: questions.map(({ marked, ...rest }) => ({ ...rest, letters: marked ?? '' })),
  }));
const rows = (areas: readonly LegacyArea[]) =>
  areas.flatMap(({ area, respostas }) => respostas.map((row) => ({ area, ...row })));

describe('the one rule says what', () => {
  it('the reader said of its own readings', () => {
    fc.assert(
      fc.property(savedKey, version, (saved, of) => {
        const { key } = keyOfVersion(saved, of);
        const columns = fc
          .sample(
            fc.tuple(
              ...key.map((group) =>
                fc.array(answer, { minLength: Object.keys(group).length, maxLength: Object.keys(group).length }),
              ),
            ),
            1,
          )[0]!
          .map((answers) => answers.map((one, at) => ({ question: at + 1, confidence: 0.5, ...one })));
        const old = gradeReading(columns, key);
        const { hits, total, answers } = gradeSheet(asSheet(columns as never), { key, annulled: [] });
        expect([hits, total]).toEqual([old.hits, old.total]);
        expect(toWire(answers)).toEqual(old.resultados);
      }),
      { numRuns: 500 },
    );
  });

  it('the device said of a sheet, and the server of what is sent and stored', () => {
    fc.assert(
      fc.property(savedKey, version, sheet, (saved, of, columns) => {
        const by = keyOfVersion(saved, of);
        const answers = asSheet(columns as never);
        const graded = gradeSheet(answers, by);
        const sent = toWire(graded.answers);
        const shown = gradeAreas(sent, by);
        expect(gradeOf(shown, by)).toEqual({ hits: graded.hits, total: graded.total, score: graded.score });
        const asked = (each: { area: number; questao: number }) =>
          by.key[each.area - 1]?.[String(each.questao)] !== undefined;
        expect(rows(shown).filter(asked)).toEqual(rows(sent).filter(asked));
        const stored = gradeMarks(sent, by.key, by.annulled);
        expect([stored.hits, stored.total, stored.score]).toEqual([graded.hits, graded.total, graded.score]);
        expect(rows(stored.details.omr)).toEqual(rows(sent).filter(asked));
        const again = gradeSheet(fromWire(storedMarks(stored.details)), by);
        expect(again.hits).toBe(graded.hits);
        expect(fromWire(sent)).toEqual(
          answers.map((group) => ({
            ...group,
            bubbles: fromWire(sent).find((own) => own.group === group.group)?.bubbles,
          })),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('the device and the server said of what an older service sends', () => {
    const row = fc.record({
      alternativa_marcada: fc.option(fc.integer({ min: 1, max: 5 })),
      correto: fc.boolean(),
      alternativa_correta: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(
        savedKey,
        version,
        fc.array(fc.array(row, { maxLength: 14 }), { maxLength: 4 }),
        (saved, of, columns) => {
          const by = keyOfVersion(saved, of);
          const areas = columns.map(
            (answers, at): LegacyArea => ({
              area: at + 1,
              status: 'complete',
              retangulo_detected: true,
              bolhas_detectadas: 0,
              bolhas_esperadas: 0,
              todas_bolhas_detectadas: true,
              respostas: answers.map((one, index) => ({ questao: index + 1, ...one })),
            }),
          );
          const { hits, score } = gradeSheet(fromWire(areas), by);
          expect(gradeOf(gradeAreas(areas, by), by)).toMatchObject({ hits, score });
          expect(gradeMarks(areas, by.key, by.annulled)).toMatchObject({ hits, score });
        },
      ),
      { numRuns: 500 },
    );
  });
});
