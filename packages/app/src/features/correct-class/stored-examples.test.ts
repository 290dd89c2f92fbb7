import type { SavedKey } from '@caderneta/contract';
import { expect, it } from 'vitest';
import outbox from '../../../../../fixtures/stored/outbox.json';
import { entriesOf, type OutboxEntry } from '../../lib/outbox/outbox-entry.ts';
import { resultRow } from '../../parts/results/result-samples.ts';
import { withUnsent } from '../../parts/sheet-reading/machine/unsent-sheets.ts';

it('sheets that a device kept before count in the list of results as they did', () => {
  const stored = entriesOf(outbox.entries as unknown as readonly OutboxEntry[], 'results');
  const rows = outbox.students.map(({ id }) => ({
    ...resultRow(id, 'PENDING'),
    student: { name: id, matricula: null },
  }));
  expect(withUnsent(rows, stored, outbox.saved as SavedKey)).toMatchObject(outbox.expected.results);
});
