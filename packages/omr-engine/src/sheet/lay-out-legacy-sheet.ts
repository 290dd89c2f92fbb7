import type { LegacyStyle, SheetColumn, SheetLayout, SheetSpec } from '../core/sheet-layout.ts';
import { checkSpec, firstNumbers, type LayoutFailure, refusedLayout } from './check-spec.ts';
import { layOutBubbles, pageHeightMm, pageWidthMm } from './lay-out-sheet.ts';

/** Print of a school's legacy sheet; what is left out is the service's own. */
export interface LegacyOptions extends Partial<LegacyStyle> {
  /** Diameter of the circles, mm; smaller where they do not fit. */
  readonly bubbleMm?: number;
  /** Top of the two rectangles and the room below it, mm. */
  readonly topMm?: number;
  readonly heightMm?: number;
}

const leftMm = 18;
const rightMm = 192;
const gapMm = 10;
const numberAreaMm = 13;
const mostPitchMm = 14;

const defaults: LegacyStyle = {
  letters: 'inside',
  ruledRows: false,
  bubbleLineMm: 0.4,
  frameLineMm: 0.7,
  ink: 0,
};

/**
 * Lays out the older service's sheet: two bordered rectangles side by side, no markers, no code.
 * It has two groups by definition; anything else is refused.
 */
export function layOutLegacySheet(
  spec: SheetSpec,
  options: LegacyOptions = {},
): { ok: true; layout: SheetLayout } | LayoutFailure {
  const failure = checkSpec(spec);
  if (failure) return failure;
  if (spec.groups.length !== 2)
    return refusedLayout('groups-out-of-range', 'A folha do modelo antigo tem exatamente 2 colunas.');
  const full: Required<SheetSpec> = { ...spec, numbering: spec.numbering ?? 'restart', grids: 0 };
  const { bubbleMm = 6.5, topMm = 72, heightMm = 200, ...style } = options;
  const rows = Math.max(...full.groups);
  const pitchMm = Math.min(mostPitchMm, heightMm / (rows + 0.6));
  const boxWidthMm = (rightMm - leftMm - gapMm) / 2;
  const stepMm = (boxWidthMm - numberAreaMm - 3) / full.options;
  const rMm = Math.min(bubbleMm / 2, 0.4 * pitchMm, 0.4 * stepMm);
  const firstRowMm = topMm + 0.8 * pitchMm;
  const numbers = firstNumbers(full);
  const columns = full.groups.map((_, group): SheetColumn => {
    const xMm = leftMm + group * (boxWidthMm + gapMm);
    return {
      xMm,
      yMm: topMm,
      widthMm: boxWidthMm,
      heightMm: (rows + 0.6) * pitchMm,
      numberRightMm: xMm + 10,
      numberSizeMm: Math.min(4.6, 0.45 * pitchMm),
      firstNumber: numbers[group] ?? 1,
    };
  });
  const bubbles = layOutBubbles(full, (group, row, option) => ({
    xMm: columns[group]!.xMm + numberAreaMm + (option + 0.5) * stepMm,
    yMm: firstRowMm + row * pitchMm,
    rMm,
  }));
  const layout: SheetLayout = {
    kind: 'legacy',
    spec: full,
    widthMm: pageWidthMm,
    heightMm: pageHeightMm,
    leftMm,
    rightMm,
    markers: [],
    columns,
    bubbles,
    timingMarks: [],
    pitchMm,
    stepMm,
    instructions: 'short',
    strip: null,
    legacy: { ...defaults, ...style },
  };
  return { ok: true, layout };
}
