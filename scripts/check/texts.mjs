import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './files.mjs';

/** Attributes that a person sees or hears. */
const spoken =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder|label|description|errorMessage|message|hint|subtitle|emptyText)$/;
const hasLetters = (text) => /\p{L}{2}/u.test(text);

function literalsOf(source) {
  const found = [];
  const say = (node, text) =>
    found.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, text: text.trim() });
  const literal = (node) =>
    node && (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      ? node.text
      : node && ts.isTemplateExpression(node)
        ? node.getText(source).replace(/\$\{[^}]*\}/g, '')
        : null;
  const visit = (node) => {
    if (ts.isJsxText(node) && hasLetters(node.text)) say(node, node.text);
    if (ts.isJsxExpression(node) && node.parent && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) {
      const text = literal(node.expression);
      if (text !== null && hasLetters(text)) say(node, text);
    }
    if (ts.isJsxAttribute(node) && spoken.test(node.name.getText(source)) && node.initializer) {
      const text = literal(ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer);
      if (text !== null && hasLetters(text)) say(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** No text for people inside components: texts live in `*.copy.ts` and ui's `messages.ts`. */
export const texts = {
  name: 'texts outside components',
  run(root) {
    const files = sourceFiles(root, /^packages\/(ui|app)\/src\/.*\.tsx$/).filter(
      (file) => !/\.(stories|test)\.tsx$/.test(file),
    );
    const faults = files.flatMap((file) => {
      const source = ts.createSourceFile(
        file,
        readFileSync(join(root, file), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
        ts.ScriptKind.TSX,
      );
      return literalsOf(source).map(({ line, text }) => `${file}:${line}: '${text}'`);
    });
    return { ok: files.length > 0 && faults.length === 0, output: faults.join('\n') };
  },
  violation: {
    'packages/app/src/shell/Planted.tsx':
      'export const Planted = () => (\n  <p aria-label="Rótulo">\n    {\'Olá\'}\n    Texto\n    {`Nota`}\n  </p>\n);\n',
  },
  expects: [/Planted\.tsx:2: 'Rótulo'/, /Planted\.tsx:3: 'Olá'/, /'Texto'/, /'Nota'/],
};
