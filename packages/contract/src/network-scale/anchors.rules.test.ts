import { expect, test } from 'vitest';
import { fewestAnchors } from './anchors.rules.ts';

test('8 common questions, and a fifth of the longer exam', () => {
  expect([10, 40, 41, 45, 60].map(fewestAnchors)).toEqual([8, 8, 9, 9, 12]);
});
