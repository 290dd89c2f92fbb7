import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { oneCalendar } from '../one-calendar.ts';

it('takes the place of the module that knows every calendar, with what others import of it', () => {
  const entry = createRequire(import.meta.resolve('@caderneta/ui')).resolve('@internationalized/date');
  const maker = join(dirname(entry), 'private/createCalendar.mjs');
  const own = readFileSync(maker, 'utf8');
  const load = oneCalendar().load as (id: string) => string | undefined;
  const lean = load(maker) ?? '';
  const exported = (source: string) =>
    [...source.matchAll(/(?:export const|\bas) (\w+)(?=[ }]*[;=])/g)].map(([, name]) => name);
  expect(own).toContain('HebrewCalendar');
  expect(lean).not.toContain('HebrewCalendar');
  expect(exported(lean)).toEqual(exported(own).filter((name) => name === 'createCalendar'));
  expect(lean).toContain("from './calendars/GregorianCalendar.mjs'");
  expect(load(entry)).toBeUndefined();
});
