import sharp, { type Sharp } from 'sharp';
import { chooseBackground } from './background.ts';
import { choosePose } from './camera-pose.ts';
import { levels } from './levels.ts';
import { chooseLight } from './light.ts';
import { type OtherPageKind, printOtherPage } from './other-page.ts';
import { choosePaperShape } from './paper-shape.ts';
import { applyMap, mapBetween, type Point } from './plane-map.ts';
import { chooseWear, printOn } from './print-wear.ts';
import { type Random, seededRandom } from './random.ts';
import { makeSheetPhoto, type PhotoRequest, type SheetPhoto } from './sheet-photo.ts';
import { type PhotoSize, pageDensity, sizeInPixels, type TakenPhoto, takePhoto } from './take-photo.ts';

const a4 = { widthMm: 210, heightMm: 297 } as const;

/** Makes a photo of a page that is no answer sheet. */
export async function makeOtherPhoto(kind: OtherPageKind, seed: number, photoSize?: PhotoSize): Promise<TakenPhoto> {
  const random = seededRandom(seed);
  const level = levels.ordinary;
  const size = sizeInPixels(photoSize);
  const print = await printOtherPage(kind, pageDensity(size), random);
  const page = printOn(print, chooseWear(random, level), random);
  const scene = {
    ...choosePose(size, a4, level, random),
    page,
    shape: choosePaperShape(a4, level, random),
    background: chooseBackground(random, (40 * Math.min(size.width, size.height)) / 720),
    light: chooseLight(size, level, random),
    coverings: [],
  };
  return takePhoto(size, scene, level, random);
}

async function fromPixels(image: Sharp): Promise<TakenPhoto> {
  const jpeg = await image.jpeg({ quality: 90 }).toBuffer();
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const rgba = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length);
  return { width: info.width, height: info.height, jpeg, rgba };
}

/** Makes a photo of two sheets that lie side by side. */
export async function makeTwoSheetPhoto(first: PhotoRequest, second: PhotoRequest): Promise<TakenPhoto> {
  const size = { width: 900, height: 1200 };
  const photos = await Promise.all([first, second].map((request) => makeSheetPhoto({ ...request, size })));
  const create = { width: 2 * size.width, height: size.height, channels: 3, background: '#000' } as const;
  const parts = photos.map(({ jpeg }, index) => ({ input: jpeg, left: index * size.width, top: 0 }));
  return fromPixels(sharp(await sharp({ create }).composite(parts).png().toBuffer()));
}

/** Where the answers lie in the photo, from 0 to 1 along x or y: the least and the greatest place of a bubble. */
function extent(photo: SheetPhoto, { layout }: PhotoRequest, axis: 0 | 1): readonly [number, number] {
  const { widthMm, heightMm } = layout;
  const pageCorners: Point[] = [
    [0, 0],
    [widthMm, 0],
    [widthMm, heightMm],
    [0, heightMm],
  ];
  const toPhoto = mapBetween(pageCorners, photo.corners);
  const positions = layout.bubbles.map(({ xMm, yMm }) => applyMap(toPhoto, [xMm, yMm])[axis]);
  return [Math.min(...positions), Math.max(...positions)];
}

/** Makes a photo that shows only a part of the sheet: between a fifth and four fifths of the answers' height or width are cut off. */
export async function makeCutPhoto(request: PhotoRequest, random: Random): Promise<TakenPhoto> {
  const photo = await makeSheetPhoto({ ...request, size: 'upload' });
  const axis = random.pick([0, 1] as const);
  const [least, greatest] = extent(photo, request, axis);
  const cut = Math.round(least + (greatest - least) * random.between(0.2, 0.8));
  const keepsStart = random.chance(0.5);
  const whole = axis === 0 ? photo.width : photo.height;
  const [from, length] = keepsStart ? [0, cut] : [cut, whole - cut];
  const region =
    axis === 0
      ? { left: from, top: 0, width: length, height: photo.height }
      : { left: 0, top: from, width: photo.width, height: length };
  return fromPixels(sharp(photo.jpeg).extract(region));
}
