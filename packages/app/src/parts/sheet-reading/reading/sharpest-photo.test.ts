import { expect, it, vi } from 'vitest';
import { sharpestPhoto } from './sharpest-photo.ts';

it('gives the sharpest picture of a sheet, makes no photo of a worse one, and none of the sheet before', () => {
  const make = vi.fn((frame: string) => `photo of ${frame}`);
  const photos = sharpestPhoto(make);
  expect(photos.take()).toBeNull();
  photos.see('blurred', 0.1, true);
  photos.see('sharp', 0.3, false);
  photos.see('shaken', 0.2, false);
  expect(photos.take()).toBe('photo of sharp');
  expect(photos.take()).toBeNull();
  photos.see('ana', 0.9, true);
  photos.see('bruno', 0.2, true);
  expect(photos.take()).toBe('photo of bruno');
  expect(make.mock.calls.flat()).toEqual(['blurred', 'sharp', 'ana', 'bruno']);
});
