import type { Photo } from '../core/reading.ts';

/** A picture as the browser holds it, which costs the page's thread no copy of its pixels. Its owner closes it. */
export type Picture = ImageBitmap | VideoFrame;

export const isPicture = (given: Photo | ImageData | Picture): given is Picture => 'close' in given;

const isVideoFrame = (picture: Picture): picture is VideoFrame => 'displayWidth' in picture;

/** Size of a picture as it is shown, px. */
export const sizeOf = (picture: Picture): { readonly width: number; readonly height: number } =>
  isVideoFrame(picture)
    ? { width: picture.displayWidth, height: picture.displayHeight }
    : { width: picture.width, height: picture.height };

/** A second hold on a picture, to be given away. @throws where it was closed already */
export const shareOf = (picture: Picture): Picture | Promise<ImageBitmap> =>
  isVideoFrame(picture) ? new VideoFrame(picture) : createImageBitmap(picture);

let canvas: OffscreenCanvas | undefined;

/** A picture's pixels, and its end. What is transparent is paper. */
export function pixelsOf(picture: Picture): Photo {
  const { width, height } = sizeOf(picture);
  canvas ??= new OffscreenCanvas(width, height);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas to draw a picture on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}
