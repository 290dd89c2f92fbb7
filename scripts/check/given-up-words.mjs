import { basename } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './files.mjs';
import { givenUpNames, givenUpWords } from './given-up-words.data.mjs';
import { violationsIn } from './syntax.mjs';

const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** Why a name in a file is given up, with what to write; null for a good one. */
function givenUp(name, file) {
  // Names with low lines are the wire's and the database's.
  if (/[a-z]_[a-z]/.test(name)) return null;
  const whole = givenUpNames.get(name);
  if (whole) return `${name}: write ${whole}`;
  const words = wordsOf(name);
  const rule = givenUpWords.find(
    (one) => (one.inside?.test(file) ?? true) && one.words.some((word) => words.includes(word)),
  );
  if (!rule || (rule.stored?.includes(name) && rule.storedIn.test(file))) return null;
  return `${name}: write ${rule.instead}`;
}

/** A name where it is declared: a name that is only used was declared elsewhere. */
function declared(node) {
  const { parent } = node;
  if (!ts.isIdentifier(node) || parent?.name !== node) return false;
  return !(
    ts.isPropertyAccessExpression(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isShorthandPropertyAssignment(parent)
  );
}

function inFile(root, file) {
  const ofName = givenUp(basename(file).replace(/\.(ts|tsx|mjs)$/, ''), file);
  const inside = violationsIn(root, file, (node) => (declared(node) ? givenUp(node.text, file) : null));
  return ofName ? [`${file}: file name ${ofName}`, ...inside] : inside;
}

/** Identifiers and file names use the glossary's words, and none that were given up. */
export const givenUpWordsGate = {
  name: 'given-up words',
  repair:
    'Rename what is named: words are in scripts/check/given-up-words.data.mjs, the good ones in docs/glossary.md.',
  run(root) {
    const files = sourceFiles(root, /\.(ts|tsx|mjs)$/).filter((file) => !/check\/given-up-words/.test(file));
    const found = files.flatMap((file) => inFile(root, file));
    const hint = 'The words are in scripts/check/given-up-words.data.mjs, the good ones in docs/glossary.md.';
    return {
      ok: files.length > 0 && found.length === 0,
      output: found.length > 0 ? [`${found.length} names`, ...found, hint].join('\n') : '',
    };
  },
  violation: {
    'packages/contract/src/common/class-place.ts': 'export interface ClassDraft { readonly fault: string }\n',
    'packages/contract/src/common/planted.ts': 'export const is_kept = true;\nexport const isPassing = is_kept;\n',
  },
  expects: [
    /class-place\.ts: file name/,
    /class-place\.ts:1: ClassDraft/,
    /class-place\.ts:1: fault/,
    /planted\.ts:2: isPassing/,
  ],
};
