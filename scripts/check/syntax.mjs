import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './files.mjs';

/** Files whose words are not the program's own: tests and what only they use. */
export const isTest = (file) =>
  /\.(test|stories|journey)\.tsx?$|-samples\.ts$|(^|\/)(testing|test-kit|field-kit|journeys)\//.test(file);

/**
 * The violations in a file, as 'file:line: violation': what `judge` answers for each of its nodes, null where there is none.
 * @param {(node: ts.Node, source: ts.SourceFile) => string | null} judge
 */
export function violationsIn(root, file, judge) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    const said = judge(node, source);
    if (said !== null) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1}: ${said}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * A gate over the syntax trees of the files that it covers: none of their nodes may be a violation.
 * @param {{ name: string, covers: (file: string) => boolean, judge: Parameters<typeof violationsIn>[2] }} gate with its `violation` and `expects`
 */
export const syntaxGate = ({ name, covers, judge, ...proof }) => ({
  name,
  run(root) {
    const files = sourceFiles(root, /\.tsx?$/).filter(covers);
    const violations = files.flatMap((file) => violationsIn(root, file, judge));
    return { ok: files.length > 0 && violations.length === 0, output: violations.join('\n') };
  },
  ...proof,
});
