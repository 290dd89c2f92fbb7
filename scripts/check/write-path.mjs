import ts from 'typescript';
import { isTest, syntaxGate } from './syntax.mjs';

/** From a screen that hands a write over to the call that carries it. */
const path =
  /^packages\/app\/src\/(lib\/outbox\/|features\/class-area\/(grades|attendance)\/|(parts\/sheet-reading|features\/correct-(pupil|class))\/(machine|reading)\/)/;

function blindSpot(node, source) {
  const text = () => node.getText(source).slice(0, 80);
  if (ts.isTypeReferenceNode(node)) return /^Record<string,\s*unknown>$/.test(node.getText(source)) ? text() : null;
  if (!ts.isAsExpression(node)) return null;
  const to = node.type.kind;
  return to === ts.SyntaxKind.NeverKeyword || to === ts.SyntaxKind.UnknownKeyword ? text() : null;
}

/** The path of a write must not lose data: its types are not talked over. */
export const writePath = syntaxGate({
  name: 'no casts on the path of a write',
  repair: 'Edit the line that is named: parse, or narrow by a condition, in place of a cast.',
  covers: (file) => path.test(file) && !isTest(file),
  judge: blindSpot,
  violation: {
    'packages/app/src/lib/outbox/planted.ts': [
      'export const rows = [1] as never;\n',
      'export const row = [1] as unknown as string;\n',
      'export const line: Record<string, unknown> = {};\n',
    ].join(''),
  },
  expects: [/planted\.ts:1/, /planted\.ts:2/, /planted\.ts:3/],
});
