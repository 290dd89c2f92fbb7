import type { ReportCardLine, ReportHeader } from '@caderneta/contract';
import { type loadBrowserSheetFonts, type PagePicture, pagesPdf } from '@caderneta/omr-engine';
import { binderMm, marginMm } from './card-layout.ts';
import { drawCards } from './draw-card.ts';

export interface CardsRequest {
  readonly title: string;
  readonly lines: readonly ReportCardLine[];
  readonly header: ReportHeader;
  /** The day of printing: '20/05/2026'. */
  readonly issued: string;
}

const logoMm = 20;

/** The logo as PNG, which a PDF takes whatever the picture was; null where it is none. */
async function pngOf(logo: string | null): Promise<Uint8Array | null> {
  if (logo === null) return null;
  try {
    const picture = await createImageBitmap(await (await fetch(logo)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  } catch {
    return null;
  }
}

/** Writes the boletins on this device, a page a pupil. Null when the fonts cannot be had. */
export async function makeCards(
  { title, lines, header, issued }: CardsRequest,
  fonts: Awaited<ReturnType<typeof loadBrowserSheetFonts>>,
): Promise<Uint8Array | null> {
  if (!fonts.ok) return null;
  const logo = await pngOf(header.logo);
  const box = { xMm: binderMm, yMm: marginMm, widthMm: logoMm, heightMm: logoMm };
  const picture: PagePicture | undefined = logo ? { bytes: logo, ...box } : undefined;
  const pages = drawCards(lines, { lines: header.lines, logoMm: logo ? logoMm : 0, issued });
  return pagesPdf(pages, fonts.fonts, { title, picture });
}
