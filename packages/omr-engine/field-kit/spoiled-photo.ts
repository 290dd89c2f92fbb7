import sharp from 'sharp';
import { cleanSheet, pageMm } from './clean-sheet.ts';
import { Dice } from './dice.ts';
import { decodeJpeg, fillPage, type Setting, setUp } from './draw-field-photo.ts';
import { calmRecipe, type Recipe } from './recipe.ts';
import { takePicture } from './sensor.ts';
import { laySurface, paperHeight, type Surface } from './surface.ts';
import type { SheetKind } from './truth.ts';
import type { PaperOnTable, Scene } from './view.ts';

/** What a person would say is wrong with a photo, so that nothing or not all of it can be read. */
export type Flaw = 'out-of-focus' | 'shaken' | 'half' | 'dark' | 'washed-out' | 'glare' | 'other-key' | 'two-sheets';

export interface SpoiledPhoto {
  readonly image: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly jpeg: Uint8Array;
  readonly flaw: Flaw;
  /** The key with which the sheet is read. */
  readonly key: SheetKind;
}

interface Spoiling {
  readonly recipe?: (calm: Recipe) => Recipe;
  readonly beside?: (recipe: Recipe, dice: Dice) => Promise<PaperOnTable[]>;
  readonly setting?: (setting: Setting, radius: number, dice: Dice) => Setting;
  /** The part of the photo that is left: left, top, width and height as shares. */
  readonly part?: (dice: Dice) => readonly [number, number, number, number];
  readonly key?: (kind: SheetKind, dice: Dice) => SheetKind;
}

const withPhone = (setting: Setting, change: Partial<Setting['phone']>): Setting => ({
  ...setting,
  phone: { ...setting.phone, ...change },
});

/** A lamp's reflection on the page, so bright that nothing is left of what it covers. */
function glaring(scene: Scene, dice: Dice): Scene {
  const { width, height } = scene;
  const light = scene.light.slice();
  const [x0, y0] = [width * dice.between(0.35, 0.65), height * dice.between(0.35, 0.65)];
  const [halfX, halfY] = [width * dice.between(0.22, 0.35), height * dice.between(0.22, 0.35)];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const away = Math.hypot(((pixel % width) - x0) / halfX, (Math.floor(pixel / width) - y0) / halfY);
    const added = 9 * Math.exp(-((away / 0.85) ** 6));
    for (let channel = 0; channel < 3; channel += 1) light[3 * pixel + channel]! += added;
  }
  return { width, height, light };
}

function moved(surface: Surface, dx: number, dy: number): Surface {
  const positions = surface.positions.map((value, at) => value + (at % 3 === 0 ? dx : at % 3 === 1 ? dy : 0));
  return { ...surface, positions };
}

/** A second sheet of the same class beside the first. */
async function secondSheet(recipe: Recipe, dice: Dice): Promise<PaperOnTable[]> {
  const { page } = fillPage(await cleanSheet(recipe.sheet), recipe, dice);
  const surface = laySurface(paperHeight(recipe.paper, dice.fork('paper')), 3);
  const aside = dice.sign() * (pageMm.width + dice.between(4, 30));
  return [{ page, surface: moved(surface, aside, dice.normal(15)) }];
}

/** A key that asks another number of rows, columns or options than the sheet has. */
function otherKey({ groups, options }: SheetKind, dice: Dice): SheetKind {
  const change = dice.pick(['rows', 'column', 'options'] as const);
  if (change === 'options') return { groups, options: options === 5 ? 4 : 5 };
  if (change === 'column') return { groups: groups.length > 1 ? groups.slice(1) : [...groups, groups[0]!], options };
  const by = dice.sign() * dice.whole(2, 5);
  return { groups: groups.map((rows) => rows + by), options };
}

const spoilings: Readonly<Record<Flaw, Spoiling>> = {
  'out-of-focus': {
    setting: (setting, radius, dice) => withPhone(setting, { focus: radius * dice.between(0.5, 0.9), motion: 0 }),
  },
  shaken: { setting: (setting, radius, dice) => withPhone(setting, { motion: radius * dice.between(1.6, 3) }) },
  half: {
    part: (dice) => {
      const left = dice.between(0.4, 0.6);
      return dice.pick([
        [0, 0, left, 1],
        [1 - left, 0, left, 1],
        [0, 0, 1, left],
        [0, 1 - left, 1, left],
      ] as const);
    },
  },
  dark: {
    setting: (setting, _, dice) =>
      withPhone(setting, { white: dice.between(0.03, 0.09), electrons: dice.between(20, 80) }),
  },
  'washed-out': { setting: (setting, _, dice) => withPhone(setting, { white: dice.between(3, 5) }) },
  // The phone exposes for the page, not for the lamp.
  glare: {
    setting: (setting, _, dice) =>
      withPhone({ ...setting, scene: glaring(setting.scene, dice) }, { white: 2.6 * setting.phone.white }),
  },
  'other-key': { key: otherKey },
  'two-sheets': { beside: secondSheet },
};

export const flaws = Object.keys(spoilings) as Flaw[];

/** Draws a photo that one thing is wrong with: the same for the same flaw and seed. */
export async function drawSpoiledPhoto(flaw: Flaw, seed: number): Promise<SpoiledPhoto> {
  const dice = new Dice(`refused ${flaw}/${seed}`);
  const { beside, setting, part, key } = spoilings[flaw];
  const recipe = calmRecipe(dice.fork('recipe'));
  const calm = await setUp(recipe, dice, await beside?.(recipe, dice.fork('beside')));
  const radius = calm.page.bubbles[0]!.r * calm.camera.scale;
  const { scene, phone, sheet } = setting?.(calm, radius, dice.fork('flaw')) ?? calm;
  const whole = await takePicture(scene, phone, dice.fork('sensor'));
  const [left, top, across, down] = part?.(dice.fork('part')) ?? [0, 0, 1, 1];
  const width = Math.round(across * scene.width);
  const height = Math.round(down * scene.height);
  const from = { left: Math.floor(left * scene.width), top: Math.floor(top * scene.height) };
  const isWhole = across === 1 && down === 1;
  const jpeg = isWhole
    ? whole
    : new Uint8Array(
        await sharp(whole)
          .extract({ ...from, width, height })
          .jpeg({ quality: 92 })
          .toBuffer(),
      );
  const image = await decodeJpeg(jpeg);
  return { image, width, height, jpeg, flaw, key: key?.(sheet.kind, dice.fork('key')) ?? sheet.kind };
}
