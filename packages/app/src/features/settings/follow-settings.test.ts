import { expect, it } from 'vitest';
import { followSettings } from './follow-settings.ts';

const opened = { start: { mean: 6, attendance: 75 }, version: 1 };
const theirs = { start: { mean: 7, attendance: 75 }, version: 2 };

it('follows what nobody touched, with its version', () => {
  expect(followSettings(opened, theirs, opened.start)).toEqual({ part: { mean: 7 }, opened: theirs });
  expect(followSettings(opened, theirs, { mean: 6, attendance: 80 })).toEqual({ part: { mean: 7 }, opened: theirs });
});

it('keeps what was typed over another value, and the version that it was typed over', () => {
  expect(followSettings(opened, theirs, { mean: 8, attendance: 75 })).toBeNull();
  const both = { start: { mean: 7, attendance: 70 }, version: 2 };
  expect(followSettings(opened, both, { mean: 8, attendance: 75 })).toEqual({
    part: { attendance: 70 },
    opened: { start: { mean: 6, attendance: 70 }, version: 1 },
  });
});

it('takes the version of a save of another card, which changed nothing here', () => {
  const now = { ...opened, version: 2 };
  expect(followSettings(opened, now, { mean: 8, attendance: 75 })).toEqual({ part: {}, opened: now });
});

it('takes what was saved as it is stored, and keeps what was typed meanwhile', () => {
  const saved = { start: { name: ' Rosa ', phone: '' }, version: 2 };
  const stored = { start: { name: 'Rosa', phone: '' }, version: 2 };
  expect(followSettings(saved, stored, saved.start)).toEqual({ part: { name: 'Rosa' }, opened: stored });
  expect(followSettings(saved, stored, { name: 'Rosa Lima', phone: '' })).toEqual({ part: {}, opened: stored });
});

it('holds of no reading from before the own save', () => {
  expect(followSettings(theirs, opened, theirs.start)).toBeNull();
});

it('follows where no version is kept', () => {
  const now = { start: { name: 'Rosa Lima' }, version: undefined };
  expect(followSettings({ start: { name: 'Rosa' }, version: undefined }, now, { name: 'Rosa' })).toEqual({
    part: { name: 'Rosa Lima' },
    opened: now,
  });
});
