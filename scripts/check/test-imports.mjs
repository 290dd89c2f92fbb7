import { posix } from 'node:path';
import ts from 'typescript';
import { isTest, syntaxGate } from './syntax.mjs';

/** What a package shows to others. */
const door = /^packages\/[^/]+\/src\/(index|calls|node|worker|models|rolls|charts|theme)\.ts$/;

/** Journeys drive the app, and are its own. */
const packageOf = (path) => (path.startsWith('journeys/') ? 'app' : /^packages\/([^/]+)\//.exec(path)?.[1]);

/** The module that a node imports, statically, by `import()` or in a type; null for none. */
function specifierOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier?.text ?? null;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal.text : null;
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const [asked] = isImport ? node.arguments : [];
  return asked && ts.isStringLiteralLike(asked) ? asked.text : null;
}

function strangeImport(node, source) {
  const specifier = specifierOf(node);
  if (specifier === null) return null;
  if (/^@caderneta\/[^/]+\/src\//.test(specifier)) return specifier;
  if (!specifier.startsWith('.')) return null;
  const path = posix.join(posix.dirname(source.fileName), specifier);
  const isStrange = /^packages\/[^/]+\/src\//.test(path) && packageOf(path) !== packageOf(source.fileName);
  return isStrange && !door.test(path) ? specifier : null;
}

/** Tests too know another package by its door alone: what they would hold equal across packages has one place. */
export const testImports = syntaxGate({
  name: "no test imports another package's source",
  repair: "Edit the line that is named: import from '@caderneta/…', and export there (src/index.ts) what is missing.",
  covers: (file) => /^(packages|journeys)\//.test(file) && isTest(file),
  judge: strangeImport,
  violation: {
    'packages/app/src/lib/planted.test.ts': [
      "import { pageOf } from '../../../contract/src/common/envelope.ts';\n",
      "export const late = () => import('../../../api/src/server/answer.ts');\n",
      'export const page = pageOf({});\n',
    ].join(''),
  },
  expects: [/planted\.test\.ts:1: .*envelope/, /planted\.test\.ts:2: .*answer/],
});
