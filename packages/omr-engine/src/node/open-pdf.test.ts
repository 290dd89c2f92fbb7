import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPdf } from './open-pdf.ts';

/** MB that a page's picture takes, with what the library makes on the way; one that stays adds as much. */
const PAGE_MB = 60;

it('holds one page at a time, however many there are', async () => {
  const photo = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#e8e4dc' } })
    .jpeg()
    .toBuffer();
  const written = await PDFDocument.create();
  const image = await written.embedJpg(photo);
  for (let page = 0; page < 14; page++) {
    written.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 793 });
  }
  const pdf = await openPdf(await written.save());
  if (!pdf) throw new Error('the PDF does not open');
  const sizes: number[] = [];
  for (let page = 1; page <= pdf.pageCount; page++) {
    expect(await pdf.decode(page)).toMatchObject({ ok: true, photo: { width: 1696, height: 2400 } });
    sizes.push(process.memoryUsage.rss() / 2 ** 20);
  }
  await pdf.close();
  const [warm = 0, last = 0] = [sizes[3], sizes.at(-1)];
  expect(last - warm).toBeLessThan((10 * PAGE_MB) / 2);
});
