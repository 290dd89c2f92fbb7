import fc from 'fast-check';
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
    expect(parsed.in.at(-1)?.at.template).toBe('https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct');
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

/** What an element may be, of those that we write: attributes with their values, children in their order. */
interface Shape {
  readonly required: Readonly<Record<string, RegExp>>;
  readonly optional?: Readonly<Record<string, RegExp>>;
  readonly children?: RegExp;
  readonly hasText?: true;
}
const [name, boolean, any] = [/^[A-Za-z_][\w.-]*$/, /^(true|false)$/, /^/];
const declared = { identifier: name, cardinality: /^(single|multiple|ordered|record)$/ };
const baseType = { 'base-type': /^(identifier|float)$/ };
const values = { required: {}, children: /^(qti-value ?)+$/ };

/** By the published schemas imsqti_asiv3p0_v1p0 and imsqtiv3p0_imscpv1p2_v1p0, and the examples of 1EdTech. */
const shapes: Readonly<Record<string, Shape>> = {
  'qti-assessment-item': {
    required: {
      xmlns: /^http:\/\/www\.imsglobal\.org\/xsd\/imsqtiasi_v3p0$/,
      identifier: name,
      title: any,
      'time-dependent': boolean,
    },
    optional: { adaptive: boolean, 'xml:lang': /^pt-BR$/ },
    children: /^(qti-response-declaration )*(qti-outcome-declaration )*(qti-item-body )?(qti-response-processing ?)?$/,
  },
  'qti-response-declaration': { required: declared, optional: baseType, children: /^(qti-correct-response)?$/ },
  'qti-outcome-declaration': { required: declared, optional: baseType, children: /^(qti-default-value)?$/ },
  'qti-correct-response': values,
  'qti-default-value': values,
  'qti-value': { required: {}, hasText: true },
  'qti-item-body': { required: {}, children: /^((p|qti-choice-interaction) ?)+$/ },
  p: { required: {}, children: /^(img ?)*$/, hasText: true },
  img: { required: { src: any, alt: any } },
  'qti-choice-interaction': {
    required: { 'response-identifier': name },
    optional: { shuffle: boolean, 'max-choices': /^\d+$/ },
    children: /^(qti-simple-choice ?)+$/,
  },
  'qti-simple-choice': { required: { identifier: name }, hasText: true },
  'qti-response-processing': { required: {}, optional: { template: /^https:/ } },
  manifest: {
    required: { xmlns: /^http:\/\/www\.imsglobal\.org\/xsd\/qti\/qtiv3p0\/imscp_v1p1$/, identifier: name },
    children: /^metadata organizations resources$/,
  },
  metadata: { required: {}, children: /^schema schemaversion$/ },
  schema: { required: {}, hasText: true },
  schemaversion: { required: {}, hasText: true },
  organizations: { required: {} },
  resources: { required: {}, children: /^(resource ?)*$/ },
  resource: {
    required: { identifier: name, type: /^(imsqti_item_xmlv3p0|webcontent)$/ },
    optional: { href: any },
    children: /^file( dependency)*$/,
  },
  file: { required: { href: any } },
  dependency: { required: { identifierref: name } },
};

/** What of a document its schema does not let stand. */
function violationsOf(element: Element): string[] {
  const shape = shapes[element.name];
  if (!shape) return [`unknown ${element.name}`];
  const known: Readonly<Record<string, RegExp>> = { ...shape.required, ...shape.optional };
  return [
    ...Object.keys(shape.required).flatMap((at) => (at in element.at ? [] : [`${element.name} lacks ${at}`])),
    ...Object.entries(element.at).flatMap(([at, value]) =>
      known[at]?.test(value) ? [] : [`${element.name} ${at}=${value}`],
    ),
    ...((shape.children ?? /^$/).test(element.in.map(({ name: child }) => child).join(' '))
      ? []
      : [`children of ${element.name}`]),
    ...(shape.hasText || element.text.trim() === '' ? [] : [`text in ${element.name}`]),
    ...element.in.flatMap(violationsOf),
  ];
}
const all = (element: Element): Element[] => [element, ...element.in.flatMap(all)];

test('whatever is written into a question, its item and the manifest keep to the schemas, and what they name is there', () => {
  // What XML reads as its own, has no place for, or breaks lines by; half of a sign of two halves among them.
  const sign = fc.constantFrom('<', '>', '&', '"', "'", '-', '\n', '\r', '\u0000', '\ud83d', '😀', 'ç', 'a', ' ');
  const text = fc.string({ minLength: 1, maxLength: 90, unit: sign });
  const questions = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      statement: text,
      options: fc.array(text, { minLength: 2, maxLength: 5 }),
      rule: fc.constantFrom('a' as const, 'b' as const),
      type: fc.constantFrom(null, 'image/png', 'image/jpeg'),
    }),
    { selector: ({ id }) => id, maxLength: 3 },
  );
  fc.assert(
    fc.property(questions, text, (drawn, title) => {
      const pictures = new Map(
        drawn.flatMap(({ id, type }) => (type ? [[id, { bytes: new Uint8Array(), type }]] : [])),
      );
      const manifest = readXml(qtiManifest(drawn, pictures, title));
      const resources = manifest.in.at(-1)?.in ?? [];
      const ids = resources.map(({ at }) => at.identifier);
      expect([...violationsOf(manifest), new Set(ids).size]).toEqual([ids.length]);
      for (const { at } of resources.flatMap((resource) => named(resource, 'dependency')))
        expect(ids).toContain(at.identifierref);
      const files = resources.flatMap((resource) => named(resource, 'file').map(({ at }) => at.href));
      for (const question of drawn) {
        const parsed = readXml(qtiItem(question, pictures.get(question.id) ?? null));
        expect(violationsOf(parsed)).toEqual([]);
        const elements = all(parsed);
        const of = (wanted: string) => elements.filter((element) => element.name === wanted);
        const choices = of('qti-simple-choice').map(({ at }) => at.identifier);
        expect(choices).toHaveLength(question.options.length);
        expect(choices).toContain(of('qti-correct-response')[0]?.in[0]?.text);
        expect(of('qti-choice-interaction')[0]?.at['response-identifier']).toBe(
          of('qti-response-declaration')[0]?.at.identifier,
        );
        for (const { at } of of('img')) expect(files).toContain(at.src?.replace('../', ''));
      }
      expect(files).toHaveLength(drawn.length + pictures.size);
    }),
  );
});

test('the manifest has a resource an item, and one a picture on which its item depends', () => {
  const manifest = readXml(qtiManifest([item, { ...item, id: '2' }], new Map([['1', picture]]), 'Banco -- A & B'));
  expect(manifest.in[0]?.in.map(({ text }) => text)).toEqual(['QTI Package', '3.0.0']);
  expect(
    manifest.in[2]?.in.map(({ at, in: inner }) => [
      at.type,
      at.href,
      inner.map((one) => one.at.href ?? one.at.identifierref),
    ]),
  ).toEqual([
    ['imsqti_item_xmlv3p0', 'items/q-1.xml', ['items/q-1.xml', 'p-q-1']],
    ['webcontent', 'images/q-1.jpg', ['images/q-1.jpg']],
    ['imsqti_item_xmlv3p0', 'items/q-2.xml', ['items/q-2.xml']],
  ]);
});
