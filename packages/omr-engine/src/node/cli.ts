import { runSheet } from './cli-sheet.ts';

const usage = `Uso: npm run -s omr -- sheet|read [opções]
  sheet   escreve folhas de resposta (pdf, png, svg ou json)
  read    lê fotos de folhas e imprime um objeto JSON por linha`;

/** Runs a subcommand. Exit codes: 0 done, 1 failed, 2 wrong usage. */
async function run([command, ...args]: string[]): Promise<number> {
  if (command === 'sheet') return runSheet(args);
  if (command === 'read') return (await import('./cli-read.ts')).runRead(args);
  console.error(usage);
  return command === '--help' || command === '-h' ? 0 : 2;
}

process.exitCode = await run(process.argv.slice(2));
