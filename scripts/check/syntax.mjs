import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './files.mjs';

/** Files whose words are not the program's own: tests and what only they use. */
export const isTest = (file) =>
  /\.(test|stories|journey)\.tsx?$|-samples\.ts$|(^|\/)(testing|test-kit|journeys)\//.test(file);

/**
 * What `fault` says of a file's nodes, as 'file:line: fault'. A null says nothing.
 * @param {(node: ts.Node, source: ts.SourceFile) => string | null} fault
 */
export function faultsIn(root, file, fault) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    const said = fault(node, source);
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
 * A gate over the syntax trees of the files that it covers: none of their nodes may be at fault.
 * @param {{ name: string, covers: (file: string) => boolean, fault: Parameters<typeof faultsIn>[2] }} gate with its `violation` and `expects`
 */
export const syntaxGate = ({ name, covers, fault, ...proof }) => ({
  name,
  run(root) {
    const files = sourceFiles(root, /\.tsx?$/).filter(covers);
    const faults = files.flatMap((file) => faultsIn(root, file, fault));
    return { ok: files.length > 0 && faults.length === 0, output: faults.join('\n') };
  },
  ...proof,
});
