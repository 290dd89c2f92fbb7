import { describe, expect, test } from 'vitest';
import { type QtiItem, type QtiPicture, qtiItem, qtiManifest } from './qti-package.ts';

interface Element {
  readonly name: string;
  readonly at: Readonly<Record<string, string>>;
  readonly in: Element[];
  text: string;
}

const plain = (text: string) =>
  text.replace(/&(lt|gt|quot|amp);/g, (_, name: 'lt') => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name]);

/** The root of a document; throws where a tag is not closed, or a sign stands that must be written otherwise. */
function readXml(text: string): Element {
  const root: Element = { name: '', at: {}, in: [], text: '' };
  const open = [root];
  const body = text.replace(/^<\?xml[^>]*\?>/, '').replace(/<!--(?:(?!--).)*-->/gs, '');
  for (const [, closes, name, attributes = '', isEmpty, words] of body.matchAll(
    /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|</g,
  )) {
    const top = open.at(-1);
    if (words !== undefined && top && !/&(?!(lt|gt|quot|amp);)/.test(words)) top.text += plain(words);
    else if (closes && open.pop()?.name === name) continue;
    else if (name && !closes) {
      const at = Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, v = '']) => [key, plain(v)]),
      );
      const element: Element = { name, at, in: [], text: '' };
      top?.in.push(element);
      if (!isEmpty) open.push(element);
    } else throw new Error(`no XML: ${name ?? words}`);
  }
  const [first] = root.in;
  if (open.length !== 1 || !first || root.in.length !== 1) throw new Error('a tag is not closed');
  return first;
}
const named = (element: Element | undefined, name: string) => element?.in.filter((one) => one.name === name) ?? [];

const item: QtiItem = {
  ...{ id: '1', statement: 'Quanto é 2 < 3 & "isto"?\nPense bem.\u0000', options: ['Sim', '<não>'], rule: 'b' },
  skills: ['EF05MA08'],
};
const picture: QtiPicture = { bytes: Uint8Array.of(1), type: 'image/jpeg' };

describe('an item of QTI 3', () => {
  const parsed = readXml(qtiItem(item, picture));
  const [body] = named(parsed, 'qti-item-body');

  test('declares a response of one identifier, its right value and a score, in the order of the standard', () => {
    expect(parsed).toMatchObject({
      ...{ name: 'qti-assessment-item' },
      at: { xmlns: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0', identifier: 'q-1', 'xml:lang': 'pt-BR' },
    });
    expect(parsed.in.map(({ name }) => name)).toEqual([
      ...['qti-response-declaration', 'qti-outcome-declaration', 'qti-item-body', 'qti-response-processing'],
    ]);
    const [response] = parsed.in;
    expect(response?.at).toEqual({ identifier: 'RESPONSE', cardinality: 'single', 'base-type': 'identifier' });
    expect(named(response?.in[0], 'qti-value').map(({ text }) => text)).toEqual(['B']);
    expect(parsed.in.at(-1)?.at.template).toMatch(/match_correct/);
  });

  test('asks the statement, paragraph by paragraph, with its picture, and offers each option once', () => {
    const paragraphs = named(body, 'p');
    expect(paragraphs.slice(0, 2).map(({ text }) => text)).toEqual(['Quanto é 2 < 3 & "isto"?', 'Pense bem.']);
    expect(paragraphs[2]?.in[0]?.at.src).toBe('../images/q-1.jpg');
    const [choice] = named(body, 'qti-choice-interaction');
    expect(choice?.at).toMatchObject({ 'response-identifier': 'RESPONSE', 'max-choices': '1' });
    expect(choice?.in.map(({ name, at, text }) => [name, at.identifier, text])).toEqual([
      ['qti-simple-choice', 'A', 'Sim'],
      ['qti-simple-choice', 'B', '<não>'],
    ]);
  });
});

test('the manifest has a resource an item, with every file that it needs', () => {
  const manifest = readXml(qtiManifest([item, { ...item, id: '2' }], new Map([['1', picture]]), 'Banco -- A & B'));
  expect(manifest.in.map(({ name }) => name)).toEqual(['metadata', 'organizations', 'resources']);
  expect(manifest.in[0]?.in.map(({ text }) => text)).toEqual(['QTI Package', '3.0.0']);
  expect(manifest.in[2]?.in.map(({ at, in: files }) => [at.type, at.href, files.map((file) => file.at.href)])).toEqual([
    ['imsqti_item_xmlv3p0', 'items/q-1.xml', ['items/q-1.xml', 'images/q-1.jpg']],
    ['imsqti_item_xmlv3p0', 'items/q-2.xml', ['items/q-2.xml']],
  ]);
});
