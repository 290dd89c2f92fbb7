import ts from 'typescript';
import { sourceFiles } from './files.mjs';
import { isTest, violationsIn } from './syntax.mjs';

/** The older service's words for a sheet's answers. */
const words = ['respostas', 'questao', 'alternativa_marcada', 'alternativa_correta', 'correto'];
const quoted = new RegExp(`['"](${words.join('|')})['"]`);

/** The adapters, which alone know them: everything else speaks of `SheetAnswers`. */
const adapters = [
  'packages/contract/src/omr/sheet-wire.schema.ts',
  'packages/contract/src/sheet-answers/sheet-wire.ts',
];
const most = 6;

/** Texts for people and tables of data use the words as words. */
const isText = (file) => /\.(copy|messages|data)\.ts$|(^|\/)messages\.ts$/.test(file);

/** A name, or a statement's text that quotes one. */
const wordOf = (node) => {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) return words.includes(node.text) ? node.text : null;
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node))
    return null;
  return words.includes(node.text) ? node.text : (quoted.exec(node.text)?.[1] ?? null);
};

/** Few files name the older service's fields, and those are named here. */
export const wireWords = {
  name: 'older words in the adapters alone',
  repair:
    'Edit the line that is named: read and write `SheetAnswers`; adapters are listed in scripts/check/wire-words.mjs.',
  run(root) {
    const files = sourceFiles(root, /^(packages|scripts)\/.*\.(ts|tsx|mjs)$/).filter(
      (file) => !isTest(file) && !isText(file) && !file.startsWith('scripts/check/'),
    );
    const naming = new Map(
      files.map((file) => [file, violationsIn(root, file, wordOf)]).filter(([, found]) => found.length > 0),
    );
    const violations = [...naming].flatMap(([file, found]) => (adapters.includes(file) ? [] : found));
    const idle = adapters.filter((file) => !naming.has(file)).map((file) => `${file}: names none of them any more`);
    if (adapters.length > most) violations.push(`${adapters.length} adapters, where ${most} are the most`);
    return {
      ok: files.length > 0 && violations.length === 0 && idle.length === 0,
      output: [`${naming.size} files name them`, ...violations, ...idle].join('\n'),
    };
  },
  violation: {
    'packages/api/src/modules/planted/planted.ts': [
      'export const hits = (rows: { correto: boolean }[]) => rows.filter((row) => row.correto).length;\n',
      'export const statement = "select area->\'respostas\' from results";\n',
    ].join(''),
  },
  expects: [/planted\.ts:1: correto/, /planted\.ts:2: respostas/],
};
