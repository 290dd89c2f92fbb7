import { expect, test } from 'vitest';
import { type RetainedPartId, retainedParts, retainedTableNames, retainedTables } from './retained-data.data.ts';

const partIds = Object.keys(retainedParts) as RetainedPartId[];

test('each part says what an erasure takes and what stays, as its tables do', () => {
  const does = (id: RetainedPartId) =>
    retainedTableNames.map((name) => retainedTables[name]).filter(({ part }) => part === id);
  for (const id of partIds) {
    const acts = does(id).map(({ onErasure }) => onErasure);
    const { goes, stays } = retainedParts[id];
    expect([id, goes !== null]).toEqual([id, acts.some((act) => act === 'erased' || act === 'reduced')]);
    expect([id, stays !== null]).toEqual([id, acts.some((act) => act !== 'erased')]);
  }
});
