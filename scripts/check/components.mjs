import { posix } from 'node:path';
import ts from 'typescript';
import { isTest, syntaxGate } from './syntax.mjs';

const src = 'packages/app/src/';

/** Hooks that know nothing but what they are given, the device’s clock, connection and focus, what is typed in a form, and the code of charts. */
const local =
  /^(lib\/use-(now|online|debounced|restored-focus|turn)|parts\/record-form\/use-record-form|parts\/listing\/use-page-in-range|parts\/class-pickers\/use-only-choice|parts\/charts\/use-charts|features\/dashboards\/school-clock)\.ts$/;
/** Whatever stands there loads, saves, or knows who is signed in. */
const sources =
  /\.api\.ts$|^lib\/(api\/(call|use-[a-z-]+)|session\/.*|account\/.*|outbox\/use-.*|kept\/.*)\.ts$|\/screens\//;
const packages = /^(swr|react-router-dom)(\/|$)/;

const isHook = (name) => /^use[A-Z]/.test(name);

/** Names that an import brings at run time; null for none. */
function namesOf({ importClause }) {
  if (!importClause || importClause.isTypeOnly) return [];
  const { name: whole, namedBindings } = importClause;
  const own = whole ? [whole.text] : [];
  if (!namedBindings) return own;
  if (ts.isNamespaceImport(namedBindings)) return [...own, '*'];
  const named = namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
  return [...own, ...named.map(({ name }) => name.text)];
}

function knowsMore(node, source) {
  const isLazy = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  if (!ts.isImportDeclaration(node) && !isLazy) return null;
  const specifier = isLazy ? node.arguments[0] : node.moduleSpecifier;
  if (!specifier || !ts.isStringLiteralLike(specifier)) return null;
  const names = isLazy ? ['*'] : namesOf(node);
  if (names.length === 0) return null;
  const found = `${names.join(', ')} of '${specifier.text}': what loads or saves stands in screens/ (packages/app/README.md)`;
  if (!specifier.text.startsWith('.')) return packages.test(specifier.text) && names.some(isHook) ? found : null;
  const path = posix.join(posix.dirname(source.fileName), specifier.text).slice(src.length);
  if (local.test(path)) return null;
  return sources.test(path) || names.some(isHook) ? found : null;
}

/** Components draw what they are given. What loads, saves or asks who is signed in stands in `screens/`: pages, and those of their tabs, panels and dialogs that do. */
export const components = syntaxGate({
  name: 'components draw what they are given',
  repair: 'Edit the file that is named: move what loads or saves to its `screens/`, and hand the data down.',
  covers: (file) =>
    /^packages\/app\/src\/(features|parts)\/.*\.tsx$/.test(file) &&
    !isTest(file) &&
    !/\/screens\/|\/use-[a-z-]+\.tsx$/.test(file),
  judge: knowsMore,
  violation: {
    'packages/app/src/features/planted/components/Planted.tsx': [
      "import { useState } from 'react';\n",
      "import { useSearchParams } from 'react-router-dom';\n",
      "import { useOnline } from '../../../lib/use-online.ts';\n",
      "import { usePlanted } from '../planted.api.ts';\n",
      "import { useLater } from '../use-later.ts';\n",
      "import { Whole } from '../screens/Whole.tsx';\n",
      'export const Planted = () => [useState, useSearchParams, useOnline, usePlanted, useLater, Whole].length;\n',
    ].join(''),
  },
  expects: [/Planted\.tsx:2/, /Planted\.tsx:4/, /Planted\.tsx:5/, /Planted\.tsx:6/, /^(?!.*Planted\.tsx:[13])/s],
});
