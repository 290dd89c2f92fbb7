import { expect, it } from 'vitest';

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../**/*.{ts,tsx}', '!../../**/*.{test,stories}.*'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
const everything = Object.values(sources)
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** 'municipio' of the name under which a form keeps what is typed of a new record: `municipio.${editing?.id ?? 'novo'}`. */
const formOf = /['`]([a-z-]+)\.(?:[^'`\n]*(?:['`.]))?nov[ao]\b/g;
/** What a list offers to go on with: a name, or the function that makes it. */
const offer = /(?:<DraftOffer form=|\bdraft=)(?:"([a-z-]+)\.|\{`([a-z-]+)\.|\{(\w+))/g;
const madeBy = (name: string) => new RegExp(`const ${name} = .*['\`]([a-z-]+)\\.`).exec(everything)?.[1];

it('offers beside its list every new record that was begun and left', () => {
  const begun = new Set([...everything.matchAll(formOf)].map(([, name]) => name));
  const offered = [...everything.matchAll(offer)].map(
    ([, text, template, maker]) => text ?? template ?? madeBy(maker ?? ''),
  );
  expect(begun.size).toBeGreaterThan(10);
  expect([...begun].filter((name) => !offered.includes(name))).toEqual([]);
});
