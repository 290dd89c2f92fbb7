import { readTable, type SkillLine } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { skillMapCopy } from '../../../parts/skill-map/skill-map.copy.ts';
import { skillColumns, trendOf } from './skill-columns.ts';
import { skillResultsCopy } from './skill-results.copy.ts';

const line: SkillLine = {
  ...{ code: 'EF09MA05', text: 'Porcentagens', component: 'Matemática', questions: 2, right: 5, answered: 8 },
  by_assessment: [{ assessment_id: 'a', right: 5, answered: 8, questions: 3 }],
};

test('over time a class is told assessment by assessment, once there are two', () => {
  const next = { assessment_id: 'b', right: 7, answered: 8, questions: 4 };
  expect(trendOf({ ...line, by_assessment: [...line.by_assessment, next] })).toBe('62,5% → 87,5%');
  expect(trendOf(line)).toBe('—');
});

test('an assessment that asked a skill in fewer than three questions has no share over time', () => {
  const of = (...questions: number[]) =>
    trendOf({
      ...line,
      by_assessment: questions.map((asked, at) => ({
        assessment_id: String(at),
        right: 5,
        answered: 8,
        questions: asked,
      })),
    });
  expect([of(1, 1), of(1, 3), of(3, 2, 3)]).toEqual(['—', '—', '62,5% → — → 62,5%']);
});

test('what a class did by skill is taken away as numbers, and as nothing where nobody answered', () => {
  const { columns, rows } = readTable({ columns: skillColumns, rows: [line, { ...line, right: 0, answered: 0 }] });
  const cells = rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
  expect(cells).toMatchObject([
    { Questões: 2, Acertos: 5, Respostas: 8, '%': 62.5 },
    { Questões: 2, Acertos: 0, Respostas: 0, '%': null },
  ]);
});

/** Every text below, functions left out: they put names and figures together. */
const wordsIn = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : texts instanceof Object ? Object.values(texts).flatMap(wordsIn) : [];

test('what a class did by skill is called neither proficiency nor SAEB', () => {
  const words = [...wordsIn(skillResultsCopy), ...wordsIn(skillMapCopy)];
  expect(words.length).toBeGreaterThan(40);
  expect(
    words.map((text) => text.replace(/não é medida de proficiência/i, '')).filter((text) => /profici|saeb/i.test(text)),
  ).toEqual([]);
});
