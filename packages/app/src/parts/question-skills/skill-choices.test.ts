import type { Skill } from '@caderneta/contract';
import { describe, expect, test } from 'vitest';
import { pasteSkills } from './paste-skills.ts';
import { type SkillOrder, skillChoices } from './skill-choices.ts';

const skill = (code: string, text: string | null, years: number[], component = 'Matemática'): Skill => ({
  ...{ id: code, municipality_id: 'm', kind: 'NETWORK', topic: null, source: 'Rede', edition: null, version: 1 },
  ...{ code, text, years, component },
});
const skills = [
  skill('A-1', 'Somar frações', [6]),
  skill('A-2', 'Subtrair frações', [9]),
  skill('A-3', 'Ler gráficos', [9]),
  skill('P-1', 'Inferir a opinião do autor', [9], 'Língua Portuguesa'),
];
const order: SkillOrder = { grade: '9º Ano', components: [], recent: [], taken: [], isKnown: true };
const codes = (typed: string, more: Partial<SkillOrder> = {}) =>
  skillChoices(skills, typed, { ...order, ...more }).map(({ code }) => code);

describe('skills to choose from', () => {
  test('are found by code and by text, accents aside, words in any order', () => {
    expect(codes('opiniao')).toEqual(['P-1']);
    expect(codes('fracoes somar')).toEqual(['A-1']);
    expect(codes('p-1')).toEqual(['P-1']);
  });

  test("are those of the class's year first, and of a component chosen before", () => {
    expect(codes('')).toEqual(['A-2', 'A-3', 'P-1', 'A-1']);
    expect(codes('', { recent: ['A-1'] })).toEqual(['A-1', 'A-2', 'A-3', 'P-1']);
    expect(codes('', { recent: ['P-1', 'A-3'] })).toEqual(['P-1', 'A-3', 'A-2', 'A-1']);
  });

  test('are those of what is taught in the class before others of its year', () => {
    expect(codes('', { components: ['lingua portuguesa'] })).toEqual(['P-1', 'A-2', 'A-3', 'A-1']);
  });

  test('are those of its group before others in a class before school, and of what is taught', () => {
    const early = [
      skill('EF01LP01', 'Ler', [1], 'Língua Portuguesa'),
      skill('EI01EO01', 'Perceber', [], 'O eu, o outro e o nós'),
      skill('EI03EO01', 'Demonstrar empatia', [], 'O eu, o outro e o nós'),
      skill('EI03CG01', 'Criar com o corpo', [], 'Corpo, gestos e movimentos'),
    ];
    const components = ['O eu, o outro e o nós'];
    const found = skillChoices(early, '', { ...order, grade: 'Pré II', components }).map(({ code }) => code);
    expect(found).toEqual(['EI03EO01', 'EI03CG01', 'EI01EO01', 'EF01LP01']);
  });

  test('are none that the question has', () => {
    expect(codes('fracoes', { taken: ['A-2'] })).toEqual(['A-1']);
    expect(codes('a-2', { taken: ['A-2'] })).toEqual([]);
  });

  test('are a typed code too, where no matrix has it', () => {
    expect(codes('ef09ma05')).toEqual(['EF09MA05']);
    expect(codes('porcentagem')).toEqual([]);
  });

  test('are no typed code while it may stand in a matrix', () => {
    expect(codes('ef09ma05', { isKnown: false })).toEqual([]);
    expect(codes('a-1', { isKnown: false })).toEqual(['A-1']);
  });
});

describe('skills pasted for a whole exam', () => {
  test('count questions from column to column; headers are passed over', () => {
    expect(pasteSkills('Questão\tHabilidade\n1\tEF09MA05\n11\tef67lp03\tP-1\n', [10, 10])).toEqual({
      ok: true,
      questions: [
        { group: 0, question: 1, codes: ['EF09MA05'] },
        { group: 1, question: 1, codes: ['EF67LP03', 'P-1'] },
      ],
    });
  });

  test('a question without codes is emptied', () => {
    expect(pasteSkills('2;', [3])).toEqual({ ok: true, questions: [{ group: 0, question: 2, codes: [] }] });
  });

  test.each([['21;A-1'], ['1;A-1;A-2;A-3;A-4'], ['1;A!'], ['1;A-1;a-1']])('%s is told by its line', (line) => {
    expect(pasteSkills(`1;A-1\n${line}`, [10, 10])).toEqual({ ok: false, line: 2 });
  });
});
