import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Guide } from '../guide/guide.ts';
import { commonWords, ownWords } from '../guide/prop-words.data.ts';
import face from '../props.snapshot.json' with { type: 'json' };

const src = fileURLToPath(new URL('../src', import.meta.url));
const guides = import.meta.glob<{ guide: Guide<never> }>('../src/*/*.guide.ts', { eager: true });
const components: Record<string, { props: Record<string, string> }> = Object.assign(
  {},
  ...Object.values(face).map((entry) => entry.components),
);
const props = Object.entries(components).flatMap(([component, { props }]) =>
  Object.keys(props).map((prop) => ({ component, prop: prop.replace('?', '') })),
);

/** Parts of others: shown on their pages. */
const withoutPage = ['DialogHistoryProvider', 'MeButton', 'ScrollArea'];

interface Stories {
  file: string;
  component: string;
  title: string;
  /** 'button--primary'. */
  ids: string[];
  /** Stories without a name in Portuguese. */
  nameless: string[];
}

const groups = /^Componentes\/(Entrada|Dados|Navegação|Avisos|Gráficos|Correção)\/\p{L}[^/]+$/u;
const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4').toLowerCase();

const stories: Stories[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => {
    const text = readFileSync(path.join(src, file), 'utf8');
    const of = text.slice(text.indexOf('const meta = {'));
    const meta = (name: string) => new RegExp(`^ {2}${name}: '?([^',]+)`, 'm').exec(of)?.[1] ?? '';
    const found = [...text.matchAll(/^export const (\w+): Story = \{\s*(name: ')?/gm)];
    const ids = found.map(([, name = '']) => `${meta('id')}--${kebab(name)}`);
    const nameless = found.filter(([, , named]) => named === undefined).map(([, name = '']) => name);
    return { file, component: meta('component'), title: meta('title'), ids, nameless };
  });
const ids = new Set(stories.flatMap((one) => one.ids));

describe('the design system’s pages', () => {
  it('stand in one of the groups, with every story named in Portuguese', () => {
    expect(stories.length).toBeGreaterThan(80);
    expect(stories.filter(({ title }) => !groups.test(title)).map(({ file }) => file)).toEqual([]);
    expect(stories.flatMap(({ file, nameless }) => nameless.map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it('are there for every widget that the package offers', () => {
    const offered = Object.keys(components).filter((name) => !withoutPage.includes(name));
    const shown = new Set(stories.map(({ component }) => component));
    expect(offered.filter((name) => !shown.has(name))).toEqual([]);
    const guided = new Set(Object.keys(guides).map((file) => file.replace('../src/', '').replace('.guide.ts', '')));
    expect(stories.map(({ file }) => file.replace('.stories.tsx', '')).filter((file) => !guided.has(file))).toEqual([]);
  });

  it('name widgets and stories that exist', () => {
    const wrong = Object.entries(guides).flatMap(([file, { guide }]) => [
      ...guide.instead.filter(([, widget]) => !(widget in components)).map(([, widget]) => `${file}: ${widget}`),
      ...[guide.right, guide.wrong]
        .filter(({ of }) => of !== undefined && !ids.has(of))
        .map(({ of }) => `${file}: ${of}`),
    ]);
    expect(wrong).toEqual([]);
  });

  it('say what every prop does, and nothing of props that are gone', () => {
    const said = ({ component, prop }: (typeof props)[number]) => ownWords[component]?.[prop] ?? commonWords[prop];
    expect(props.length).toBeGreaterThan(600);
    expect(props.filter((prop) => said(prop) === undefined)).toEqual([]);
    const has = (component: string, prop: string) =>
      props.some((one) => one.component === component && one.prop === prop);
    const stale = Object.entries(ownWords).flatMap(([component, words]) =>
      Object.keys(words)
        .filter((prop) => !has(component, prop))
        .map((prop) => `${component}.${prop}`),
    );
    expect(stale).toEqual([]);
    expect(Object.keys(commonWords).filter((word) => !props.some(({ prop }) => prop === word))).toEqual([]);
  });
});
