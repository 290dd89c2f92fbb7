import { expect, test } from 'vitest';
import { checkRun, startValues } from './run-form.ts';

const questions = Array.from({ length: 10 }, (_, at) => ({ group: 0, question: at + 1 }));
const id = '0190fffe-0000-7000-8000-000000000001';
const exam = {
  ...{ assessment_group_id: id, title: 'Prova da rede', school_year: 2026, classes: 3, pupils: 300 },
  ...{ models: ['RASCH' as const, '2PL' as const], questions },
};
const facts = { municipalityId: id, exam, baseItems: questions };
const block = (base: number, other: number, count: number) => ({ base: `0/${base}`, other: `0/${other}`, count });

test('without a base the exam begins a scale of its own', () => {
  expect(checkRun({ ...startValues(''), groupId: id }, facts)).toMatchObject({ ok: true, value: { base: null } });
});

test('with one it wants as many common questions as tie both', () => {
  const values = { ...startValues(id), groupId: id };
  const few = checkRun({ ...values, blocks: [block(1, 1, 7)] }, facts);
  expect(few).toMatchObject({ ok: false, errors: { anchors: expect.stringContaining('7') } });
  const enough = checkRun({ ...values, blocks: [block(1, 1, 4), block(5, 5, 4)] }, facts);
  expect(enough.ok && enough.value.base?.anchors).toHaveLength(8);
});

test('a question that is named twice, an exam that is not chosen and a model that the sample does not carry are told', () => {
  const twice = { ...startValues(id), groupId: id, blocks: [block(1, 1, 8), block(1, 9, 2)] };
  expect(checkRun(twice, facts)).toMatchObject({ ok: false, errors: { anchors: 'Uma questão aparece duas vezes' } });
  expect(checkRun(startValues(''), { ...facts, exam: null })).toMatchObject({
    errors: { assessment_group_id: 'Selecione a avaliação' },
  });
  expect(checkRun({ ...startValues(''), groupId: id, model: '3PL' }, facts)).toMatchObject({
    errors: { model: 'Escolha o modelo' },
  });
});
