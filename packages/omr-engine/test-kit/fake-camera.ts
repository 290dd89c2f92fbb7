import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makeSheetPhoto, type PhotoRequest } from './sheet-photo.ts';

/** Chromium plays the file in a loop at this size: `--use-file-for-fake-video-capture=FILE.mjpeg`. */
const frame = { width: 1280, height: 720 } as const;

/**
 * Writes a video for Chromium's fake camera: JPEG frames one after another.
 *
 * @param frames JPEG or PNG files as bytes; each is fitted into 1280×720, dark around it.
 */
export async function writeFakeCamera(path: string, frames: readonly Uint8Array[]): Promise<void> {
  const files = await Promise.all(
    frames.map((bytes) =>
      sharp(bytes)
        .resize({ ...frame, fit: 'contain', background: '#3a3632' })
        .jpeg({ quality: 90, chromaSubsampling: '4:2:0' })
        .toBuffer(),
    ),
  );
  await writeFile(path, Buffer.concat(files));
}

/** Films one sheet: the same paper from slightly different places, as a hand holds a phone. */
export async function filmSheet(path: string, request: PhotoRequest, frameCount = 6): Promise<void> {
  const frames: Uint8Array[] = [];
  for (let index = 0; index < frameCount; index += 1) {
    const photo = await makeSheetPhoto({ quarterTurn: 0, ...request, seed: request.seed + index, size: 'landscape' });
    frames.push(photo.jpeg);
  }
  await writeFakeCamera(path, frames);
}
