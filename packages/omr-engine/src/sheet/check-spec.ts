import {
  mostColumnsOfPage,
  mostGrids,
  mostQuestionsOfColumn,
  mostRowsAboveGrids,
  roomForGrids,
} from '@caderneta/contract';
import type { SheetSpec } from '../core/sheet-layout.ts';

/** Why a sheet cannot be laid out. */
export type LayoutFailureCode =
  | 'groups-out-of-range'
  | 'questions-out-of-range'
  | 'options-out-of-range'
  | 'grids-out-of-range';

/** A refused layout. `message` is Portuguese and names the limit. */
export interface LayoutFailure {
  readonly ok: false;
  readonly code: LayoutFailureCode;
  readonly message: string;
}

const inRange = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;

/** A refused layout. */
export const refusedLayout = (code: LayoutFailureCode, message: string): LayoutFailure => ({
  ok: false,
  code,
  message,
});

/** Limits of what fits legibly on one A4 page; null when the spec is within them. */
export function checkSpec(spec: SheetSpec): LayoutFailure | null {
  if (!inRange(spec.groups.length, 1, mostColumnsOfPage))
    return refusedLayout('groups-out-of-range', `Uma página tem de 1 a ${mostColumnsOfPage} colunas.`);
  if (!spec.groups.every((questions) => inRange(questions, 1, mostQuestionsOfColumn)))
    return refusedLayout('questions-out-of-range', `Cada coluna tem de 1 a ${mostQuestionsOfColumn} questões.`);
  if (!inRange(spec.options, 2, 5))
    return refusedLayout('options-out-of-range', 'Cada questão tem de 2 a 5 alternativas.');
  if (!inRange(spec.grids ?? 0, 0, roomForGrids(spec.groups)))
    return refusedLayout(
      'grids-out-of-range',
      `A folha tem até ${mostGrids} questões numéricas, com até ${mostRowsAboveGrids} questões por coluna.`,
    );
  return null;
}

/** Number printed beside each group's first question. */
export const firstNumbers = (spec: Required<SheetSpec>): number[] =>
  spec.groups.map((_, group) =>
    spec.numbering === 'restart' ? 1 : 1 + spec.groups.slice(0, group).reduce((sum, size) => sum + size, 0),
  );
