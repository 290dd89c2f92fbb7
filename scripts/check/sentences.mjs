import ts from 'typescript';
import { isTest, syntaxGate } from './syntax.mjs';

/** The drivers of the database give their own errors no code: what they say is all that there is. */
const allowed = ['packages/api/src/server/query/database-errors.ts'];

const asks = new Set(['match', 'matchAll', 'search', 'startsWith', 'endsWith', 'includes', 'indexOf', 'split']);
const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** `message`, `error.message`, or a text made of one: `(failure?.message ?? '').toLowerCase()`. */
function isMessage(node) {
  if (node === undefined) return false;
  if (ts.isIdentifier(node)) return node.text === 'message';
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'message';
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node))
    return isMessage(node.expression);
  if (ts.isBinaryExpression(node))
    return node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken && isMessage(node.left);
  return (
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && isMessage(node.expression.expression)
  );
}

const isSentence = (node) => (ts.isStringLiteralLike(node) && node.text !== '') || ts.isTemplateExpression(node);

function matching(node, source) {
  const said = () => node.getText(source).replace(/\s+/g, ' ').slice(0, 100);
  if (ts.isSwitchStatement(node)) return isMessage(node.expression) ? 'switch over a message' : null;
  if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) {
    const [left, right] = [node.left, node.right];
    return (isMessage(left) && isSentence(right)) || (isMessage(right) && isSentence(left)) ? said() : null;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { name, expression } = node.expression;
  const isAsked = asks.has(name.text) && isMessage(expression);
  const isTested = (name.text === 'test' || name.text === 'exec') && isMessage(node.arguments[0]);
  return isAsked || isTested ? said() : null;
}

/** A message is for people: what a program must know crosses as a code or a field. */
export const sentences = syntaxGate({
  name: 'no fact is read from a message',
  repair:
    'Edit the line that is named: send a code or a field (packages/contract/src/common/failures.ts), and read that.',
  covers: (file) => /^packages\/.*\.tsx?$/.test(file) && !isTest(file) && !allowed.includes(file),
  judge: matching,
  violation: {
    'packages/app/src/lib/planted.ts': [
      'interface Told {\n  readonly message: string;\n}\n',
      'export const author = (told?: Told) => /^(.+) já lançou /.exec(told?.message ?? "")?.[1];\n',
      "export const isOfAna = ({ message }: Told) => message.startsWith('Ana: ');\n",
      "export const isGone = (told: Told) => told.message === 'Registro não encontrado.';\n",
      'export const find = (all: readonly Told[]) => all.find((one) => one.message.toLowerCase().includes("nota"));\n',
      'export function kind({ message }: Told) {\n  switch (message) {\n    default:\n      return message;\n  }\n}\n',
    ].join(''),
  },
  expects: [/planted\.ts:4/, /planted\.ts:5/, /planted\.ts:6/, /planted\.ts:7/, /planted\.ts:9/],
});
