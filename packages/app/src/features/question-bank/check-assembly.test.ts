import { expect, test } from 'vitest';
import { emptyAssembly } from './assemble-draft.ts';
import { checkAssembly } from './check-assembly.ts';

const idOf = (number: number) => `0190ffff-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;
const items = Array.from({ length: 15 }, (_, at) => ({ id: idOf(at), statement: String(at) }));
const values = { ...emptyAssembly, classId: idOf(90), title: 'Prova', items };

test('version B is drawn only where it is wanted, within the columns that the sheet will have', () => {
  expect(checkAssembly(values, () => 0)).toMatchObject({ ok: true, value: { order: null } });
  const checked = checkAssembly({ ...values, hasVersions: true }, () => 0);
  expect(checked).toMatchObject({ ok: true, value: { item_ids: items.map(({ id }) => id) } });
  const order = (checked.ok && checked.value.order) || [];
  expect(order.map((column) => column.length)).toEqual([8, 7]);
  for (const [group, column] of order.entries())
    expect(new Set(column.map((ref) => ref.group))).toEqual(new Set([group]));
});

test('version B of a save that is tried again is as it was drawn; of other questions it is drawn anew', () => {
  const drawn = (order: typeof values.order, asked = items) => {
    const checked = checkAssembly({ ...values, items: asked, hasVersions: true, order }, Math.random);
    return checked.ok ? (checked.value.order ?? null) : null;
  };
  const first = drawn(null);
  expect(drawn(first)).toEqual(first);
  expect(drawn(first, items.slice(0, 12))?.flat()).toHaveLength(12);
});

test('what is missing is told at its field', () => {
  expect(checkAssembly(emptyAssembly, () => 0)).toEqual({
    ok: false,
    errors: { class_id: 'Selecione a turma', title: 'Informe o título', item_ids: 'Escolha ao menos uma questão' },
  });
});
