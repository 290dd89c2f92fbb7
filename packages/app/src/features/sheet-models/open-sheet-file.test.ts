import { expect, test, vi } from 'vitest';
import { openPdf } from '../../parts/sheet-photo/open-pdf.ts';
import { openSheetFile } from './open-sheet-file.ts';

vi.mock(import('../../parts/sheet-photo/open-pdf.ts'), async (original) => ({
  ...(await original()),
  openPdf: vi.fn<typeof openPdf>(),
}));

test('a PDF whose reader could not be fetched is not called damaged', async () => {
  vi.mocked(openPdf).mockResolvedValue('unavailable');
  const opened = await openSheetFile(new File(['%PDF-'], 'folha.pdf', { type: 'application/pdf' }));
  expect(opened).toEqual({ ok: false, message: expect.stringContaining('Verifique a conexão') });
});
