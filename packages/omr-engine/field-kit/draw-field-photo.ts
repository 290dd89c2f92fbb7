import sharp from 'sharp';
import { makeBackground } from './background.ts';
import { type Camera, pointCamera, type Stand } from './camera.ts';
import { type CleanSheet, cleanSheet } from './clean-sheet.ts';
import { Dice } from './dice.ts';
import { makeLight } from './light.ts';
import { type Page, printPage } from './page.ts';
import { ballpoint } from './pens.ts';
import { fillIn } from './pupil.ts';
import type { CameraKind, Recipe } from './recipe.ts';
import { type Phone, takePicture } from './sensor.ts';
import { type FieldSetName, fieldSets } from './sets.ts';
import { laySurface, paperHeight, type Surface } from './surface.ts';
import type { FieldPhoto, QuestionTruth } from './truth.ts';
import { type PaperOnTable, type Scene, viewScene } from './view.ts';
import { writing } from './wear.ts';

/** The sheet as it lies on the table, before any camera: for tests, and for a look at what a photo shows. */
export interface FlatPage {
  readonly page: Page;
  readonly questions: readonly QuestionTruth[];
}

export function fillPage(sheet: CleanSheet, recipe: Recipe, dice: Dice): FlatPage {
  const page = printPage(sheet, recipe.print, dice);
  const own = dice.fork('name');
  if (own.chance(0.8))
    writing(page, own.between(29, 36), own.between(59, 61.5), own.between(30, 65), ballpoint(own), own);
  const questions = fillIn(page, recipe.habit, dice.fork('answers'));
  recipe.wear.forEach((wear, index) => {
    wear(page, dice.fork(`wear ${index}`));
  });
  return { page, questions };
}

/** Draws the page of a photo, flat. */
export async function drawFlatPage(set: FieldSetName, seed: number): Promise<FlatPage> {
  const dice = new Dice(`${set}/${seed}`);
  const recipe = fieldSets[set].recipe(dice.fork('recipe'));
  return fillPage(await cleanSheet(recipe.sheet), recipe, dice);
}

function standOf(recipe: Recipe, radius: number, dice: Dice): Stand {
  const narrowest = radius < 2.6 ? 1250 : radius < 3.2 ? 1080 : 900;
  const width = Math.round(dice.chance(0.2) ? dice.between(1500, 2200) : dice.between(narrowest, 1500));
  const height = Math.round(width * (width > 1500 ? 4 / 3 : dice.pick([4 / 3, 4 / 3, 16 / 9])));
  const isSideways = dice.chance(recipe.sideways);
  return {
    width: isSideways ? height : width,
    height: isSideways ? width : height,
    tilt: dice.between(0, recipe.tilt),
    roll: dice.normal(0.06) + (isSideways ? (dice.sign() * Math.PI) / 2 : 0),
    distance: dice.between(300, recipe.farthest),
    margin: dice.between(0.015, 0.09),
  };
}

/** A phone whose blur is a share of a bubble's radius in the picture: a person still reads what it shows. */
function phoneOf(kind: CameraKind, radius: number, dice: Dice): Phone {
  const isGood = kind === 'good';
  const isLow = kind === 'low';
  return {
    focus: Math.max(0.6, radius * dice.between(0.02, isGood ? 0.055 : 0.095)),
    motion: dice.chance(isGood ? 0.3 : 0.6) ? radius * dice.between(0.03, isGood ? 0.08 : 0.17) : 0,
    electrons: isLow ? dice.between(250, 900) : isGood ? dice.between(5000, 20000) : dice.between(1800, 8000),
    white: isLow ? dice.between(0.48, 0.7) : dice.between(0.8, 0.95),
    contrast: dice.between(0, 0.35),
    vignette: dice.between(0.05, isLow ? 0.35 : 0.22),
    denoise: isLow ? dice.between(0.4, 0.9) : dice.between(0, 0.5),
    sharpen: dice.between(0, 0.9),
    quality: dice.whole(isGood ? 75 : 60, 95),
  };
}

/** The pixels of a photo's file, four bytes each. */
export const decodeJpeg = async (jpeg: Uint8Array): Promise<Uint8ClampedArray> =>
  new Uint8ClampedArray(await sharp(jpeg).ensureAlpha().raw().toBuffer());

/** What a photo of a recipe is made of: all that stands before the camera, and the phone. */
export interface Setting {
  readonly sheet: CleanSheet;
  readonly page: Page;
  readonly questions: readonly QuestionTruth[];
  readonly surface: Surface;
  readonly camera: Camera;
  readonly scene: Scene;
  readonly phone: Phone;
}

/** Sets up a photo. Another sheet on the table takes part in what the camera frames. */
export async function setUp(recipe: Recipe, dice: Dice, beside: readonly PaperOnTable[] = []): Promise<Setting> {
  const sheet = await cleanSheet(recipe.sheet);
  const { page, questions } = fillPage(sheet, recipe, dice);
  const surface = laySurface(paperHeight(recipe.paper, dice.fork('paper')), recipe.paper.kind === 'crumple' ? 1.5 : 3);
  const radius = page.bubbles[0]!.r;
  const stand = standOf(recipe, radius, dice.fork('stand'));
  const papers = [{ page, surface }, ...beside];
  const camera = pointCamera(
    stand,
    papers.map((paper) => paper.surface),
    dice.fork('camera'),
  );
  const light = makeLight(recipe.light, dice.fork('light'));
  const background = makeBackground(recipe.background, recipe.paper.rise, dice.fork('desk'));
  const phone = phoneOf(recipe.camera, radius * camera.scale, dice.fork('phone'));
  return { sheet, page, questions, surface, camera, scene: viewScene(papers, background, camera, light), phone };
}

/** Draws one photo of a set: the same for the same set and seed. */
export async function drawFieldPhoto(set: FieldSetName, seed: number): Promise<FieldPhoto> {
  const dice = new Dice(`${set}/${seed}`);
  const recipe = fieldSets[set].recipe(dice.fork('recipe'));
  const { sheet, questions, scene, phone } = await setUp(recipe, dice);
  const jpeg = await takePicture(scene, phone, dice.fork('sensor'));
  const { width, height } = scene;
  const image = await decodeJpeg(jpeg);
  return { image, width, height, jpeg, truth: { set, seed, sheet: sheet.kind, questions } };
}
