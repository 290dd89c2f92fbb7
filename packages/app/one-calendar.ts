import type { Plugin } from 'vite';

/** Makes the calendar of a date from its name, in the library of dates. */
const maker = /\/@internationalized\/date\/dist\/private\/createCalendar\.mjs$/;

/** The library of dates knows thirteen calendars, and every field of a date brings them all: this leaves ours. */
export function oneCalendar(): Plugin {
  return {
    name: 'one-calendar',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      maker.test(id)
        ? `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
export const createCalendar = () => new GregorianCalendar();`
        : undefined,
  };
}
