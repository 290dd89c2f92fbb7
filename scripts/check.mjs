// npm run check            every gate on the tree; `-- types lint`: those whose names hold one of these words
// npm run check -- --prove  and, in a copy, that each gate catches its planted violation, and that what `npm run new` makes passes
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './check/alone.mjs';
import { components } from './check/components.mjs';
import { documents } from './check/documents.mjs';
import { folderCycles } from './check/folder-cycles.mjs';
import { proveGenerators } from './check/generators.mjs';
import { givenUpWordsGate } from './check/given-up-words.mjs';
import { helpPictures } from './check/help-pictures.mjs';
import { imports } from './check/imports.mjs';
import { licences } from './check/licences.mjs';
import { lint } from './check/lint.mjs';
import { names } from './check/names.mjs';
import { projects } from './check/projects.mjs';
import { makeSandbox } from './check/sandbox.mjs';
import { sentences } from './check/sentences.mjs';
import { sizes } from './check/sizes.mjs';
import { testImports } from './check/test-imports.mjs';
import { texts } from './check/texts.mjs';
import { types } from './check/types.mjs';
import { unused } from './check/unused.mjs';
import { unwritten } from './check/unwritten.mjs';
import { verbs } from './check/verbs.mjs';
import { versions } from './check/versions.mjs';
import { wireWords } from './check/wire-words.mjs';
import { writePath } from './check/write-path.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const gates = [
  ...[types, projects, lint, imports, testImports, folderCycles, sizes, names, givenUpWordsGate, texts, verbs, alone],
  ...[wireWords, helpPictures, sentences, writePath, documents, components, versions, licences, unused, unwritten],
];
for (const { name, repair } of gates)
  if (!repair) throw new Error(`the gate '${name}' does not say which file to edit`);
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const asked = gates.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (asked.length === 0) {
  console.error(
    `No gate is called ${words.join(' or ')}. Usage: npm run check -- [GATE …] [--prove]\n  ${gates.map(({ name }) => name).join('\n  ')}`,
  );
  process.exit(2);
}
// The types take as long as all the others: beside them.
const lanes = [asked.filter((gate) => gate === types), asked.filter((gate) => gate !== types)];
const results = [];

function report(name, ok, output, startedAt, repair) {
  results.push({ name, ok });
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  if (ok) return;
  const lines = output.split('\n').slice(0, 60);
  console.log([...lines, ...(repair ? [`→ ${repair}`] : [])].map((line) => `    ${line}`).join('\n'));
}

async function walk(lane) {
  for (const gate of lane) {
    const startedAt = performance.now();
    const { ok, output } = await gate.run(root);
    report(gate.name, ok, output, startedAt, gate.repair);
  }
}

await Promise.all(lanes.map(walk));

if (process.argv.includes('--prove')) {
  const sandbox = makeSandbox(root);
  try {
    for (const gate of gates) {
      const startedAt = performance.now();
      sandbox.plant(gate.violation);
      const { ok, output } = await gate.run(sandbox.folder, { planted: true });
      sandbox.clear(gate.violation);
      const missed = [gate.expects].flat().filter((expected) => !expected.test(output));
      report(
        `${gate.name}: catches its violation`,
        !ok && missed.length === 0,
        ok ? 'the gate stayed green' : `not seen: ${missed.join(' ')}\n${output}`,
        startedAt,
      );
    }
    await proveGenerators(sandbox.folder, report);
  } finally {
    sandbox.remove();
  }
}

const failed = results.filter(({ ok }) => !ok).length;
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(
  join(root, '.cache', 'check.json'),
  JSON.stringify({ passed: results.length - failed, failed, results }, null, 2),
);
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
