import { describe, expect, it } from 'vitest';
import type { Photo, ReadOutcome, SheetReading } from '../core/reading.ts';
import { refuse } from '../failures.ts';
import { StreamTracking } from './stream-tracking.ts';

const frame: Photo = { width: 1280, height: 720, pixels: new Uint8ClampedArray(0) };
const corners = [
  { x: 100, y: 50 },
  { x: 500, y: 50 },
  { x: 500, y: 650 },
  { x: 100, y: 650 },
];
const read = (change: Partial<SheetReading> = {}): ReadOutcome => ({
  ok: true,
  answers: [],
  found: 'markers',
  identity: null,
  strip: null,
  outline: corners,
  bubbles: [],
  markersFound: 4,
  mirrored: false,
  elapsedMs: 1,
  ...change,
});

describe('how the next frame is read', () => {
  it('begins at half resolution, anywhere', () => {
    expect(new StreamTracking().hintFor(frame)).toEqual({ halfFirst: true });
  });

  it('goes around the last sheet, with room for a tremor, in a frame of the same size', () => {
    const tracking = new StreamTracking();
    tracking.note(frame, read({ atHalf: true }));
    expect(tracking.hintFor(frame)).toEqual({ halfFirst: true, region: { x: 52, y: 0, width: 496, height: 722 } });
    expect(tracking.hintFor({ ...frame, width: 720, height: 1280 })).toEqual({ halfFirst: true });
    tracking.note(frame, refuse('no-sheet'));
    expect(tracking.hintFor(frame)).toEqual({ halfFirst: true });
  });

  it('looks everywhere again after a lattice: its hull is not the sheet', () => {
    const tracking = new StreamTracking();
    tracking.note(frame, read({ found: 'lattice', markersFound: 0, atHalf: true }));
    expect(tracking.hintFor(frame)).toEqual({ halfFirst: true });
  });

  it('leaves half resolution out for eight frames where it did not do, then tries it in the ninth', () => {
    const tracking = new StreamTracking();
    const halfFirst = Array.from({ length: 20 }, () => {
      const hint = tracking.hintFor(frame);
      tracking.note(frame, read());
      return hint.halfFirst;
    });
    const eight = Array<boolean>(8).fill(false);
    expect(halfFirst).toEqual([true, ...eight, true, ...eight, true, false]);
  });

  it('goes on with half resolution where nothing was read at any', () => {
    const tracking = new StreamTracking();
    tracking.note(frame, refuse('no-sheet'));
    expect(tracking.hintFor(frame)).toEqual({ halfFirst: true });
  });
});
