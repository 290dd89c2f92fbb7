import ts from 'typescript';
import { isTest, syntaxGate } from './syntax.mjs';

/** Attributes that a person sees or hears. */
const spoken =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder|label|description|errorMessage|message|hint|subtitle|emptyText)$/;
const hasLetters = (text) => /\p{L}{2}/u.test(text);

const literal = (node, source) =>
  node && ts.isStringLiteralLike(node)
    ? node.text
    : node && ts.isTemplateExpression(node)
      ? node.getText(source).replace(/\$\{[^}]*\}/g, '')
      : null;

/** The text that a node shows or speaks to a person; null for none. */
function shown(node, source) {
  if (ts.isJsxText(node)) return node.text;
  const isInElement = node.parent && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
  if (ts.isJsxExpression(node) && isInElement) return literal(node.expression, source);
  if (!ts.isJsxAttribute(node) || !spoken.test(node.name.getText(source)) || !node.initializer) return null;
  return literal(ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer, source);
}

/** No text for people inside components: texts live in `*.copy.ts` and ui's `messages.ts`. */
export const texts = syntaxGate({
  name: 'texts outside components',
  repair: 'Move the text that is named into the `*.copy.ts` beside the component (in ui: src/messages.ts).',
  covers: (file) => /^packages\/(ui|app)\/src\/.*\.tsx$/.test(file) && !isTest(file),
  judge: (node, source) => {
    const text = shown(node, source);
    return text !== null && hasLetters(text) ? `'${text.trim()}'` : null;
  },
  violation: {
    'packages/app/src/shell/Planted.tsx':
      'export const Planted = () => (\n  <p aria-label="Rótulo">\n    {\'Olá\'}\n    Texto\n    {`Nota`}\n  </p>\n);\n',
  },
  expects: [/Planted\.tsx:2: 'Rótulo'/, /Planted\.tsx:3: 'Olá'/, /'Texto'/, /'Nota'/],
});
