import { expect, it } from 'vitest';
import { chooseFormat } from './choose-format.ts';

it.each([
  [undefined, 'wav'],
  [{ effectiveType: '4g', downlink: 10 }, 'wav'],
  [{ effectiveType: '3g' }, 'mp3'],
  [{ effectiveType: '4g', downlink: 0.7 }, 'mp3'],
  [{ effectiveType: '4g', downlink: 10, saveData: true }, 'mp3'],
  [{}, 'wav'],
] as const)('on %j a recording goes as %s', (line, format) => {
  expect(chooseFormat(line)).toBe(format);
});
