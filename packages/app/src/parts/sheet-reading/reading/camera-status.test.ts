import { describe, expect, it } from 'vitest';
import { type FrameFailureCode, isSheetRefused, type LiveView, nextLive } from '../machine/live-view.ts';
import { cameraStatusOf } from './camera-status.ts';

const frame = (refusal: FrameFailureCode | null): LiveView => ({
  ...{ width: 1280, height: 720, outline: [], marks: [], markersFound: 4, failedFields: 1, refusal },
  read: refusal === null ? { done: 20, total: 20 } : null,
});
const after = (...codes: (FrameFailureCode | null)[]) =>
  codes.reduce<LiveView | null>((before, each) => nextLive(before, frame(each)), null);
const said = (...codes: (FrameFailureCode | null)[]) => {
  const { tone, text } = cameraStatusOf('on', true, after(...codes));
  return [tone, text];
};

describe('what the camera says of a sheet', () => {
  it('of another key is refused once it lasts; until then the hand is asked to be steady', () => {
    const other = 'layout-mismatch' as const;
    expect(said(other)).toEqual(['looking', 'Segure firme']);
    expect(said(other, other, other)).toEqual(['looking', 'Segure firme']);
    expect(said(other, other, other, other)).toEqual(['refused', 'Folha recusada: não é deste gabarito']);
    expect(said(other, other, 'too-blurred', other, other)).toEqual(['looking', 'Segure firme']);
  });

  it('of another assessment is refused at once, by its code', () => {
    expect(said('other-assessment')).toEqual(['refused', 'Folha recusada: é de outra avaliação']);
    expect(isSheetRefused(after(null, 'other-assessment', null))).toBe(false);
  });

  it('that is blurred or far away is told so, however long', () => {
    expect(said(...Array(9).fill('too-blurred'))).toEqual(['looking', 'Segure firme: imagem tremida']);
    expect(said(...Array(9).fill('too-small'))).toEqual(['looking', 'Aproxime a folha']);
  });

  it('that was read is found', () => {
    expect(said(null)).toEqual(['found', 'Folha detectada, segure firme']);
  });
});
