import type { Level } from './levels.ts';
import type { Random } from './random.ts';

/** Light on the scene: `factor` scales what a pixel shows, `glare` mixes in white, 0 to 1. */
export interface Light {
  factor(x: number, y: number): number;
  glare(x: number, y: number): number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Field = (x: number, y: number) => number;

/** Light that falls off across the frame. */
function fallOff(size: Size, amount: number, random: Random): Field {
  const angle = random.between(0, 2 * Math.PI);
  const [ux, uy] = [Math.cos(angle) / size.width, Math.sin(angle) / size.height];
  const vignette = random.between(0, 0.3);
  return (x, y) => {
    const [px, py] = [x - size.width / 2, y - size.height / 2];
    const slope = Math.max(0, Math.min(1, 0.5 + px * ux + py * uy));
    const radial = 2 * ((px / size.width) ** 2 + (py / size.height) ** 2);
    return 1 - amount * ((1 - vignette) * slope + vignette * radial);
  };
}

/** A shadow with a soft, slightly bent edge: an arm, a head, the phone. */
function shadowEdge(size: Size, depth: number, softness: number, random: Random): Field {
  const angle = random.between(0, 2 * Math.PI);
  const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
  const short = Math.min(size.width, size.height);
  const offset = random.between(-0.3, 0.3) * short;
  const soft = softness * short;
  const bow = random.between(-0.25, 0.25) / short;
  return (x, y) => {
    const [px, py] = [x - size.width / 2, y - size.height / 2];
    const across = px * nx + py * ny;
    const along = py * nx - px * ny;
    const edge = (across - offset - bow * along * along) / soft;
    return 1 - depth * Math.max(0, Math.min(1, 0.5 + edge / 2));
  };
}

function glareSpot(size: Size, strength: number, random: Random): Field {
  const [cx, cy] = [random.between(0.15, 0.85) * size.width, random.between(0.15, 0.85) * size.height];
  const short = Math.min(size.width, size.height);
  const [rx, ry] = [random.between(0.08, 0.3) * short, random.between(0.08, 0.3) * short];
  return (x, y) => strength * Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);
}

/** Draws the light of a photo within the level's limits. */
export function chooseLight(size: Size, level: Level, random: Random): Light {
  const exposure = random.between(...level.exposure);
  const fields = [fallOff(size, random.between(0, level.falloff), random)];
  if (random.chance(level.chances.shadow))
    for (let shadow = 0; shadow < level.shadows; shadow += 1)
      fields.push(shadowEdge(size, random.between(...level.shadow), random.between(...level.shadowEdge), random));
  const spot = random.chance(level.chances.glare) ? glareSpot(size, random.between(...level.glare), random) : null;
  return {
    factor: (x, y) => fields.reduce((light, field) => light * field(x, y), exposure),
    glare: (x, y) => (spot ? spot(x, y) : 0),
  };
}
