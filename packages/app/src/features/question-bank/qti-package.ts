import { type BankItem, optionLetters, rightLetters, type ZipEntry, zipBytes } from '@caderneta/contract';

/** The bytes of a question's picture, and their media type: PNG or JPEG. */
export interface QtiPicture {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** What a package is made of, of a question. */
export type QtiItem = Pick<BankItem, 'id' | 'statement' | 'options' | 'rule'>;

const qti = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const template = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct';
const packaging = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
const heading = '<?xml version="1.0" encoding="UTF-8"?>';
/** Characters of a title. */
const TITLE = 80;

// Characters that XML has no place for, however they are written.
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string): string => text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign);

/** An identifier begins with a letter. */
const nameOf = ({ id }: QtiItem): string => `q-${id}`;
const itemPath = (item: QtiItem): string => `items/${nameOf(item)}.xml`;
const picturePath = (item: QtiItem, { type }: QtiPicture): string =>
  `images/${nameOf(item)}.${type === 'image/png' ? 'png' : 'jpg'}`;

/** A question as an assessment item of QTI 3: a choice of one. */
export function qtiItem(item: QtiItem, picture: QtiPicture | null): string {
  const choices = item.options.map(
    (text, at) => `      <qti-simple-choice identifier="${optionLetters[at]}">${xml(text)}</qti-simple-choice>`,
  );
  const paragraphs = item.statement.split(/\n+/).map((line) => `    <p>${xml(line)}</p>`);
  return [
    heading,
    `<qti-assessment-item xmlns="${qti}" identifier="${nameOf(item)}" title="${xml(item.statement.slice(0, TITLE))}" adaptive="false" time-dependent="false" xml:lang="pt-BR">`,
    '  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">',
    '    <qti-correct-response>',
    ...rightLetters(item.rule).map((letter) => `      <qti-value>${letter}</qti-value>`),
    '    </qti-correct-response>',
    '  </qti-response-declaration>',
    '  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float">',
    '    <qti-default-value><qti-value>0</qti-value></qti-default-value>',
    '  </qti-outcome-declaration>',
    '  <qti-item-body>',
    ...paragraphs,
    ...(picture ? [`    <p><img src="../${picturePath(item, picture)}" alt=""/></p>`] : []),
    '    <qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="1">',
    ...choices,
    '    </qti-choice-interaction>',
    '  </qti-item-body>',
    `  <qti-response-processing template="${template}"/>`,
    '</qti-assessment-item>',
    '',
  ].join('\n');
}

/** What is in the package: a resource a question, and one a picture, on which its question depends. */
export function qtiManifest(
  items: readonly QtiItem[],
  pictures: ReadonlyMap<string, QtiPicture>,
  title: string,
): string {
  const resources = items.flatMap((item) => {
    const picture = pictures.get(item.id);
    const resource = (id: string, type: string, path: string, dependency?: string) => [
      `    <resource identifier="${id}" type="${type}" href="${path}">`,
      `      <file href="${path}"/>`,
      ...(dependency === undefined ? [] : [`      <dependency identifierref="${dependency}"/>`]),
      '    </resource>',
    ];
    const [own, ofPicture] = [`r-${nameOf(item)}`, `p-${nameOf(item)}`];
    return [
      ...resource(own, 'imsqti_item_xmlv3p0', itemPath(item), picture && ofPicture),
      ...(picture ? resource(ofPicture, 'webcontent', picturePath(item, picture)) : []),
    ];
  });
  return [
    heading,
    `<manifest xmlns="${packaging}" identifier="caderneta-${items.length}">`,
    '  <metadata>',
    '    <schema>QTI Package</schema>',
    '    <schemaversion>3.0.0</schemaversion>',
    `    <!-- ${xml(title).replace(/-{2,}/g, '-')} -->`,
    '  </metadata>',
    '  <organizations/>',
    '  <resources>',
    ...resources,
    '  </resources>',
    '</manifest>',
    '',
  ].join('\n');
}

/** Questions as a package of QTI 3: a ZIP with a manifest, an item a question and their pictures. */
export function qtiPackage(
  items: readonly QtiItem[],
  pictures: ReadonlyMap<string, QtiPicture>,
  title: string,
): Promise<ArrayBuffer> {
  const utf8 = new TextEncoder();
  const files = items.flatMap((item): ZipEntry[] => {
    const picture = pictures.get(item.id);
    const own = [itemPath(item), utf8.encode(qtiItem(item, picture ?? null))] as const;
    return picture ? [own, [picturePath(item, picture), picture.bytes]] : [own];
  });
  return zipBytes([['imsmanifest.xml', utf8.encode(qtiManifest(items, pictures, title))], ...files]);
}
