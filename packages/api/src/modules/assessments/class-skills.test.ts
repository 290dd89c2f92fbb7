import { skillShare, skillVerdict } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { answersOf } from '../../server/testing/fixture.ts';
import { type SkilledAssessment, tallySkills } from './class-skills.ts';

const key = [
  { '1': 'a', '2': 'b', '3': 'c' },
  { '1': 'd', '2': 'a', '3': 'b' },
] as const;
const names = new Map([['EF09MA05', { text: 'Porcentagens', component: 'Matemática' }]]);
const sheet = (name: string, marks: string) => ({ pupilId: name.toLowerCase(), name, answers: answersOf(marks) });

/**
 * Five pupils, six questions, by hand. Skill P: questions 1, 2 and 3 of column 1. Q: question 3 of column 1 and questions 1 and 2 of column
 * 2. R: question 3 of column 2 alone. Right marks are those of the key, 'abc dab'; '.' is blank.
 *
 *          marks     P        Q        R
 * Ana      abc dab   3 of 3   3 of 3   1 of 1
 * Bia      abd dab   2 of 3   2 of 3   1 of 1
 * Caio     aac d.a   2 of 3   2 of 3   0 of 1
 * Davi     ... dab   0 of 3   2 of 3   1 of 1
 * Ema      bcd abc   0 of 3   0 of 3   0 of 1
 * class              7 of 15  9 of 15  3 of 5
 */
const assessment: SkilledAssessment = {
  id: 'first',
  title: 'Prova',
  created_at: '2026-03-01T12:00:00.000Z',
  key: { key: [...key], annulled: [] },
  questions: [
    { group: 0, question: 1, codes: ['P'] },
    { group: 0, question: 2, codes: ['P'] },
    { group: 0, question: 3, codes: ['P', 'Q'] },
    { group: 1, question: 1, codes: ['Q'] },
    { group: 1, question: 2, codes: ['Q'] },
    { group: 1, question: 3, codes: ['R'] },
  ],
  sheets: [
    sheet('Ema', 'bcd abc'),
    sheet('Ana', 'abc dab'),
    sheet('Bia', 'abd dab'),
    sheet('Caio', 'aac d.a'),
    sheet('Davi', '... dab'),
  ],
};
const short = (found: ReturnType<typeof tallySkills>) =>
  found.skills.map(({ code, questions, right, answered }) => [code, questions, right, answered]);

test('a class of five by hand, to the last digit', () => {
  const found = tallySkills([assessment], names);
  expect(short(found)).toEqual([
    ['P', 3, 7, 15],
    ['Q', 3, 9, 15],
    ['R', 1, 3, 5],
  ]);
  expect(found.skills.map(skillShare)).toEqual([46.67, 60, 60]);
  expect(found.pupils.map(({ name, skills }) => [name, ...skills.map(({ right }) => right)])).toEqual([
    ['Ana', 3, 3, 1],
    ['Bia', 2, 2, 1],
    ['Caio', 2, 2, 0],
    ['Davi', 0, 2, 1],
    ['Ema', 0, 0, 0],
  ]);
  expect(found.pupils[1]?.skills.map((skill) => skillVerdict(skill))).toEqual(['known', 'known', 'few']);
  expect(found.pupils[4]?.skills.map((skill) => skillVerdict(skill))).toEqual(['again', 'again', 'few']);
});

test('an annulled question counts for nobody', () => {
  const annulled = { ...assessment, key: { key: [...key], annulled: [{ group: 0, question: 3 }] } };
  // P loses 'c' of Ana and Caio, Q as well.
  expect(short(tallySkills([annulled], names))).toEqual([
    ['P', 2, 5, 10],
    ['Q', 2, 7, 10],
    ['R', 1, 3, 5],
  ]);
});

test('questions that nobody answered yet conclude nothing', () => {
  const waiting: SkilledAssessment = { ...assessment, id: 'waiting', sheets: [] };
  expect(short(tallySkills([assessment, waiting], names))).toEqual(short(tallySkills([assessment], names)));
  expect(short(tallySkills([waiting], names))).toEqual([
    ['P', 0, 0, 0],
    ['Q', 0, 0, 0],
    ['R', 0, 0, 0],
  ]);
});

test('over two assessments they add up, and each is told by itself', () => {
  const second: SkilledAssessment = {
    ...assessment,
    id: 'second',
    questions: [{ group: 0, question: 1, codes: ['P'] }],
    sheets: [sheet('Ana', 'bbb bbb'), sheet('Bia', 'abc dab')],
  };
  const [first] = tallySkills([assessment, second], names).skills;
  expect([first?.right, first?.answered, first?.questions]).toEqual([8, 17, 4]);
  expect(first?.by_assessment).toEqual([
    { assessment_id: 'first', right: 7, answered: 15, questions: 3 },
    { assessment_id: 'second', right: 1, answered: 2, questions: 1 },
  ]);
});

test('a text is that of the matrix, and a code without one works', () => {
  const tagged = { ...assessment, questions: [{ group: 0, question: 1, codes: ['EF09MA05', 'P'] }] };
  expect(tallySkills([tagged], names).skills.map(({ code, text }) => [code, text])).toEqual([
    ['EF09MA05', 'Porcentagens'],
    ['P', null],
  ]);
});
