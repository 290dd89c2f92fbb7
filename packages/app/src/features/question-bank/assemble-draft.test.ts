import { expect, test } from 'vitest';
import { checkAssembly, emptyAssembly, moved } from './assemble-draft.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id: `0190ffff-0000-7000-8000-00000000000${id}`, statement: id }));
const names = (rows: readonly { statement: string }[]) => rows.map(({ statement }) => statement).join('');
const values = { ...emptyAssembly, classId: '0190ffff-0000-7000-8000-000000000001', title: 'Prova', items };

test('a question moves a place up or down, and never out of the list', () => {
  expect(names(moved(items, 1, -1))).toBe('bac');
  expect(names(moved(items, 1, 1))).toBe('acb');
  expect(names(moved(items, 0, -1))).toBe('abc');
  expect(names(moved(items, 2, 1))).toBe('abc');
});

test('version B is drawn only where it is wanted, of the columns that the sheet will have', () => {
  const asked: (readonly number[])[] = [];
  const draw = (sizes: readonly number[]) => {
    asked.push(sizes);
    return sizes.map((size, group) => Array.from({ length: size }, (_, at) => ({ group, question: size - at })));
  };
  expect(checkAssembly(values, draw)).toMatchObject({ ok: true, value: { order: null } });
  expect(checkAssembly({ ...values, hasVersions: true }, draw)).toMatchObject({
    ...{ ok: true, value: { item_ids: items.map(({ id }) => id) } },
  });
  expect(asked).toEqual([[3]]);
});

test('what is missing is told at its field', () => {
  const checked = checkAssembly(emptyAssembly, () => []);
  expect(checked).toEqual({
    ok: false,
    errors: { class_id: 'Selecione a turma', title: 'Informe o título', item_ids: 'Escolha ao menos uma questão' },
  });
});
