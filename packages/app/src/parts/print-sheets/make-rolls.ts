import { drawRoll, loadBrowserSheetFonts, pagesPdf, type RollPage, withSignsOf } from '@caderneta/omr-engine';

export interface RollsRequest {
  readonly title: string;
  readonly rolls: readonly RollPage[];
}

/** Writes rolls as a PDF on this device. Null when the fonts cannot be had. */
export async function makeRolls({ title, rolls }: RollsRequest): Promise<Uint8Array | null> {
  const fonts = await loadBrowserSheetFonts();
  return fonts.ok ? pagesPdf(rolls.map(drawRoll), await withSignsOf(rolls, fonts.fonts), { title }) : null;
}
