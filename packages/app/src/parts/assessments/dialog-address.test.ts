import { expect, it } from 'vitest';
import { dialogOf, dialogQuery } from './dialog-address.ts';

it.each(['key', 'print', 'post'] as const)('%s is found again from its address, and closed by none', (act) => {
  const search = new URLSearchParams();
  const apply = (query: Record<string, string | null>) => {
    for (const [name, value] of Object.entries(query)) {
      if (value === null) search.delete(name);
      else search.set(name, value);
    }
  };
  apply(dialogQuery({ act: 'key', assessmentId: 'outra' }));
  apply(dialogQuery({ act, assessmentId: 'prova' }));
  expect(dialogOf(search)).toEqual({ act, assessmentId: 'prova' });
  apply(dialogQuery(null));
  expect([dialogOf(search), search.toString()]).toEqual([null, '']);
});
