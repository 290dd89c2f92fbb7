import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reportTexts } from '../test-kit/texts/report.data.ts';
import { tuningTexts } from '../test-kit/texts/tuning.data.ts';
import { reportVoices, tuningVoices } from '../test-kit/voices.data.ts';
import { detection, reaches } from './score-row.ts';

interface StoredRow {
  readonly value: number;
  readonly bar?: { readonly least?: number; readonly most?: number };
  readonly reached?: boolean;
}
const { sets } = JSON.parse(readFileSync(new URL('../scoreboard.json', import.meta.url), 'utf8')) as {
  sets: Record<string, { figures: Record<string, StoredRow> }>;
};
const figures = Object.entries(sets).flatMap(([set, row]) =>
  Object.entries(row.figures).map(([name, figure]) => [`${set} ${name}`, figure] as const),
);

describe('the scoreboard', () => {
  it.each(figures.filter(([, { bar }]) => bar))('%s reaches its bar', (_, figure) => {
    expect(reaches(figure)).toBe(true);
    expect(figure.reached).toBe(true);
  });

  it('is of texts and voices that nothing was tuned on', () => {
    expect(reportTexts.filter((text) => tuningTexts.includes(text))).toEqual([]);
    expect(reportVoices.filter((voice) => tuningVoices.includes(voice))).toEqual([]);
  });
});

it.each([
  [9, 10, 12, { precision: 0.9, recall: 0.75, f1: 0.8182 }],
  [0, 0, 3, { precision: 1, recall: 0, f1: 0 }],
  [0, 2, 0, { precision: 0, recall: 1, f1: 0 }],
])('%d hits of %d found and %d present', (hits, found, present, expected) => {
  for (const [name, value] of Object.entries(detection(hits, found, present))) {
    expect(value).toBeCloseTo(expected[name as keyof typeof expected], 3);
  }
});
