import { expect, it } from 'vitest';
import { draftLabels } from './leave-dialog.copy.ts';

const sources: Readonly<Record<string, string>> = import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.{test,stories}.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const everything = Object.values(sources).join('\n');

/** 'municipio' of the name under which a form leaves its draft: `form: 'municipio.novo'`. */
const formName = /(?:\bform[:=] ?\{?|\bconst \w+Form = .*?)(?:\w+ \? )?['"`]([a-z-]+)\.|\buseDraft\(['"`]([a-z-]+)/g;

it('knows what every draft is of', () => {
  const names = new Set([...everything.matchAll(formName)].map(([, name, page]) => name ?? page));
  expect([...names].sort()).toEqual(Object.keys(draftLabels).sort());
});
