import { expect, it } from 'vitest';
import { timeOfDaySchema, wireTime } from './time-of-day.ts';

const schema = timeOfDaySchema('Informe a hora');

it.each([
  ['08:00', '08:00:00'],
  ['23:59:58', '23:59:58'],
  ['1970-01-01T08:05:00Z', '08:05:00'],
  ['2026-03-31T08:05:00.000Z', '08:05:00'],
  ['2026-03-31T08:05:00-03:00', '08:05:00'],
])('%s is %s', (text, time) => {
  expect(schema.parse(text)).toBe(time);
  expect(schema.parse(wireTime(time))).toBe(time);
});

it.each(['24:00', '8:00', '08:60', '', 'manhã', '2026-03-31'])('%j is no time of day', (text) => {
  expect(schema.safeParse(text).error?.issues[0]?.message).toBe('Informe a hora');
});
