// node scripts/spreadsheets.mjs: writes an Excel and a CSV as the product does, has LibreOffice open both without a screen, and compares what it
// read: accents, days, decimals, formulas that must stay text. Exit codes: 0 as expected, 1 not, 2 LibreOffice is not installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { program, ROOT } from './run.mjs';

if (spawnSync('soffice', ['--version']).status !== 0) {
  console.log('LibreOffice is not installed: the spreadsheets were not opened.');
  process.exit(2);
}
const folder = mkdtempSync(path.join(tmpdir(), 'caderneta-planilhas-'));
/** A CSV as LibreOffice writes it with these options: fields between `|`, UTF-8, cells as they are shown. */
const asShown = 'csv:Text - txt - csv (StarCalc):124,34,76,1,,1046,false,true';
/** Reading ours as a computer in Portuguese does: `;`, UTF-8, Brazilian numbers and days found. */
const inPortuguese = '--infilter=CSV:59,34,76,1,,1046,false,true';

const head = ['Rede Municipal de São João', 'Frequência por turma'];
const expected = [
  ['Aluno', 'Nascimento', '% Frequência', 'Faltas', 'Situação'],
  ['Zélia Conceição Araújo', '29/02/2012', '33,33', '1234', "'=1+1"],
  ['Ângela d’Ávila; "Ju"', '03/12/2011', '8,5', '0', 'Em revisão'],
];
const made = `
  import { writeFileSync } from 'node:fs';
  import { csvText, excelBytes } from '@caderneta/contract';
  const columns = ['Aluno', 'Nascimento', '% Frequência', 'Faltas', 'Situação'];
  const rows = [['Zélia Conceição Araújo', '29/02/2012', 33.33, 1234, '=1+1'], ['Ângela d’Ávila; "Ju"', '03/12/2011', 8.5, 0, 'Em revisão']];
  writeFileSync('ours.csv', csvText({ columns, rows }));
  writeFileSync('ours.xlsx', Buffer.from(await excelBytes({ columns, rows, head: ${JSON.stringify(head)} })));`;

/** What a spreadsheet shows of a line between \`|\`. */
const cellsOf = (line) =>
  [...line.matchAll(/(?:^|\|)(?:"((?:[^"]|"")*)"|([^|]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare,
  );

function opened(file, ...options) {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const out = path.join(folder, `out-${path.extname(file).slice(1)}`);
  execFileSync('soffice', [
    profile,
    '--headless',
    ...options,
    '--convert-to',
    asShown,
    '--outdir',
    out,
    path.join(folder, file),
  ]);
  const text = readFileSync(path.join(out, 'ours.csv'), 'utf8').replace(/^\uFEFF/, '');
  return text.split('\n').filter(Boolean).map(cellsOf);
}

let failures = 0;
function compare(what, found, wanted) {
  const isRight = JSON.stringify(found) === JSON.stringify(wanted);
  if (!isRight) failures += 1;
  console.log(
    `${isRight ? ' ' : 'x'} ${what}${isRight ? '' : `: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`}`,
  );
}

/** As on a computer in Portuguese. */
const locale = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>pt-BR</value></prop></item>
</oor:items>`;

try {
  mkdirSync(path.join(folder, 'profile/user'), { recursive: true });
  writeFileSync(path.join(folder, 'profile/user/registrymodifications.xcu'), locale);
  // Beside the contract, so that its name is found.
  const writer = path.join(ROOT, 'packages/contract', `.spreadsheets-${process.pid}.mjs`);
  writeFileSync(writer, made);
  try {
    const tsx = program('tsx/dist/cli.mjs');
    execFileSync(process.execPath, [tsx, '--conditions=caderneta-source', writer], { cwd: folder, stdio: 'inherit' });
  } finally {
    rmSync(writer);
  }
  // A CSV says nothing of how a day is shown: LibreOffice, which took them for days, writes the year with two figures.
  const short = expected.map((row) => row.map((cell) => cell.replace(/^(\d\d\/\d\d\/)\d\d(\d\d)$/, '$1$2')));
  compare('CSV', opened('ours.csv', inPortuguese), short);
  const excel = opened('ours.xlsx');
  compare(
    'head of the workbook',
    excel.slice(0, 2).map(([first]) => first),
    head,
  );
  compare('Excel', excel.slice(-3), expected);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures === 0 ? 0 : 1);
