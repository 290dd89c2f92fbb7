import { expect, it, vi } from 'vitest';
import { openSources } from './page-sources.ts';

vi.mock('../../../parts/sheet-photo/open-pdf.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('says of each PDF that what opens it did not come, and loses no photo', async () => {
  const photo = new File(['foto'], '2.jpg', { type: 'image/jpeg' });
  const pdf = new File(['%PDF-'], '1.pdf', { type: 'application/pdf' });
  const { sources, close } = await openSources([photo, pdf]);
  expect(sources.map(({ name, number }) => ({ name, number }))).toEqual([
    { name: '1.pdf', number: null },
    { name: '2.jpg', number: null },
  ]);
  expect(await sources[0]?.open()).toBeNull();
  expect(sources[0]?.failure).toContain('Verifique a conexão');
  close();
});
