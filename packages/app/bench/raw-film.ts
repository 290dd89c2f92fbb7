import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** A picture as cameras give it: light whole, colour at half the size (ITU-R BT.601, studio swing). */
async function planesOf(
  jpeg: Buffer,
): Promise<{ readonly planes: Buffer; readonly width: number; readonly height: number }> {
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const light = width * height;
  const planes = Buffer.alloc(light + light / 2);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = 3 * (y * width + x);
      const [r = 0, g = 0, b = 0] = [data[from], data[from + 1], data[from + 2]];
      planes[y * width + x] = 16 + (66 * r + 129 * g + 25 * b) / 256;
      if (y % 2 || x % 2) continue;
      const at = light + (y / 2) * (width / 2) + x / 2;
      planes[at] = 128 + (-38 * r - 74 * g + 112 * b) / 256;
      planes[at + light / 4] = 128 + (112 * r - 94 * g - 18 * b) / 256;
    }
  }
  return { planes, width, height };
}

/**
 * A film for Chromium's camera that costs the browser nothing to unpack, as a phone's own camera does not.
 * @param views JPEG, all of one size, each shown so many seconds
 * @returns path of the file; it goes with the process
 */
export async function filmRaw(views: readonly Buffer[], secondsEach: number, framesPerSecond: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'caderneta-raw-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'pile.y4m');
  const file = openSync(path, 'w');
  for (const [index, view] of views.entries()) {
    const { planes, width, height } = await planesOf(view);
    if (index === 0) writeSync(file, `YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420\n`);
    for (let shown = 0; shown < secondsEach * framesPerSecond; shown += 1) {
      writeSync(file, 'FRAME\n');
      writeSync(file, planes);
    }
  }
  closeSync(file);
  return path;
}
