import type { Photo } from '../core/reading.ts';
import type { SheetSpec } from '../core/sheet-layout.ts';
import type { Workspace } from '../core/workspace.ts';
import { readSheet } from '../read-sheet.ts';
import { layOutSheet } from '../sheet/lay-out-sheet.ts';

/** Frames until the compiler has settled: the first take 85, 46 and 35 ms, later ones 15. */
const FRAMES = 3;
const PX_PER_MM = 3;
const PAPER = 225;
const INK = 40;
const LINE_MM = 0.4;

/** The spec's bubbles alone, as rings on white paper: a frame that goes through the costly stages. */
function ringFrame(spec: SheetSpec): Photo | null {
  const laidOut = layOutSheet(spec);
  if (!laidOut.ok) return null;
  const { widthMm, heightMm, bubbles } = laidOut.layout;
  const width = Math.round(widthMm * PX_PER_MM);
  const height = Math.round(heightMm * PX_PER_MM);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(PAPER);
  for (const { xMm, yMm, rMm } of bubbles) {
    const reach = Math.ceil((rMm + LINE_MM) * PX_PER_MM);
    const cx = Math.round(xMm * PX_PER_MM);
    const cy = Math.round(yMm * PX_PER_MM);
    for (let y = -reach; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) {
        if (Math.abs(Math.hypot(x, y) / PX_PER_MM - rMm) < LINE_MM)
          pixels.fill(INK, ((cy + y) * width + cx + x) * 4, ((cy + y) * width + cx + x) * 4 + 3);
      }
    }
  }
  return { width, height, pixels };
}

/** Runs the reader on a synthetic frame, so that the first real photo is read at full speed. */
export function warmUp(spec: SheetSpec, workspace: Workspace): void {
  const frame = ringFrame(spec);
  if (frame) for (let i = 0; i < FRAMES; i++) readSheet(frame, spec, { workspace });
}
