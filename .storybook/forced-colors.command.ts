import { PNG } from 'pngjs';
import type { BrowserCommand } from 'vitest/node';
import type { Probe } from './forced-colors.ts';

/** Steps of 255 of lightness by which a pixel must differ to be seen as another. */
const STEP = 70;
/** Pixels that make a mark: a bar of 2 × 8. */
const FEWEST_PIXELS = 16;

declare global {
  interface Window {
    forcedColorProbes: {
      showProbe: (index: number) => Probe | null;
      setProbe: (index: number, isOn: boolean) => void;
    };
  }
}

/**
 * Draws each of `count` elements in forced colours, in its state and without it.
 *
 * @returns Those that are drawn alike, by name.
 */
export const drawnAlike: BrowserCommand<[count: number]> = async (context, count) => {
  const frame = await context.frame();
  const around = await frame.frameElement();
  const alike: string[] = [];
  await context.page.emulateMedia({ forcedColors: 'active' });
  try {
    for (let index = 0; index < count; index++) {
      const probe = await frame.evaluate((at) => window.forcedColorProbes.showProbe(at), index);
      // Bringing the element into sight may have moved the frame, which is drawn smaller where it is larger than the window.
      const offset = await around.boundingBox();
      if (probe === null || offset === null) continue;
      const scale = offset.width / probe.frameWidth;
      const { x, y, width, height } = probe.clip;
      const clip = { x: offset.x + x * scale, y: offset.y + y * scale, width: width * scale, height: height * scale };
      const picture = () => context.page.screenshot({ clip, scale: 'css', caret: 'hide' });
      const held = await picture();
      await frame.evaluate((at) => window.forcedColorProbes.setProbe(at, false), index);
      const other = await picture();
      await frame.evaluate((at) => window.forcedColorProbes.setProbe(at, true), index);
      if (differing(PNG.sync.read(held), PNG.sync.read(other)) < FEWEST_PIXELS) alike.push(probe.name);
    }
  } finally {
    await context.page.emulateMedia({ forcedColors: null });
  }
  return alike;
};

function differing(a: PNG, b: PNG): number {
  const lightness = ({ data }: PNG, at: number) =>
    0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  let count = 0;
  for (let at = 0; at < a.data.length; at += 4) if (Math.abs(lightness(a, at) - lightness(b, at)) > STEP) count++;
  return count;
}
