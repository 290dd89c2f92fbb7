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

const written = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const measured = (set: string, name: string) => sets[set]?.figures[name]?.value ?? Number.NaN;

describe('what is claimed is what was measured', () => {
  const table = written('../ACCURACY.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const invented = ['cleanInvented', 'phoneInvented'].map((name) => [name, 100] as const);
  const whole = [
    ['wordsAMinuteError', 100],
    ['accuracyMean', 1],
  ] as const;
  const unread = (ending: string) => ['words', 'clauses', 'tail'].map((kind) => [kind + ending, 1] as const);
  it.each([
    ['words said to be missing that were read', 'people', invented],
    ['words that nobody read, F1', 'peopleUnread', unread('F1')],
    ['the same, with the labels as they came', 'peopleUnread', unread('F1AsLabelled')],
    ['words a minute off by', 'people', whole],
  ])('in ACCURACY.md: %s', (label, sort, named) => {
    const [, , report = '', tuning = ''] = table.find(([, first]) => first?.startsWith(label)) ?? [];
    for (const [cell, who] of [
      [report, 'Report'],
      [tuning, 'Tuning'],
    ] as const) {
      const claimed = cell.match(/\d+(\.\d+)?/g) ?? [];
      expect(claimed).toHaveLength(named.length);
      for (const [index, [name, times]] of named.entries()) {
        const [, decimals = ''] = (claimed[index] ?? '').split('.');
        const off = Math.abs(Number(claimed[index]) - times * measured(sort + who, name));
        expect(off, name).toBeLessThanOrEqual(0.501 * 10 ** -decimals.length);
      }
    }
  });

  it('in the help: how many words are wrongly missing at most, and how many unread ones are noticed', () => {
    const help = written('../../api/src/seed/content/faqs.data.ts');
    const [, most, noticed] =
      /até (\d+) em cada 100 palavras que foram lidas, e de cada 10 .* cerca de (\d+)\./.exec(help) ?? [];
    expect(Number(most)).toBe(Math.ceil(100 * measured('peopleReport', 'phoneInvented')));
    expect(Number(noticed)).toBe(Math.round(10 * measured('peopleUnreadReport', 'wordsRecall')));
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
