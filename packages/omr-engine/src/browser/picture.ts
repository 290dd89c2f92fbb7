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
/** A stream's frames take turns in it. */
let shared = new Uint8ClampedArray(0);

/** A camera's picture without a canvas between, a sixth of its cost; null where this browser or this picture's kind does not give it so. */
async function copyOf(frame: VideoFrame, isShared: boolean): Promise<Photo | null> {
  const { displayWidth: width, displayHeight: height, visibleRect } = frame;
  if (visibleRect?.width !== width || visibleRect.height !== height) return null;
  const size = 4 * width * height;
  const pixels = isShared && shared.length === size ? shared : new Uint8ClampedArray(size);
  if (isShared) shared = pixels;
  const [plane, ...more] = await frame.copyTo(pixels, { format: 'RGBA' }).catch(() => []);
  return plane?.stride === 4 * width && more.length === 0 ? { width, height, pixels } : null;
}

function drawnOf(picture: Picture): Photo {
  const { width, height } = sizeOf(picture);
  canvas ??= new OffscreenCanvas(width, height);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas to draw a picture on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}

/**
 * A picture's pixels, and its end. What is transparent is paper.
 * @param isShared they are valid until the next picture's that are so too: a camera's need no new memory each
 */
export async function pixelsOf(picture: Picture, isShared: boolean): Promise<Photo> {
  try {
    return (isVideoFrame(picture) && (await copyOf(picture, isShared))) || drawnOf(picture);
  } finally {
    picture.close();
  }
}
