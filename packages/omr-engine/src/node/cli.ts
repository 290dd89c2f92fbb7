import { runSheet } from './cli-sheet.ts';

const usage = `Uso: npm run -s omr -- sheet|read|model|roll [opções]
  sheet   escreve folhas de resposta (pdf, png, svg ou json)
  read    lê fotos de folhas e imprime um objeto JSON por linha
  model   faz, de uma imagem, o modelo de uma folha de qualquer origem
  roll    lê fotos de folhas de chamada`;

/** Runs a subcommand. Exit codes: 0 done, 1 failed, 2 wrong usage. */
async function run([command, ...args]: string[]): Promise<number> {
  if (command === 'sheet') return runSheet(args);
  if (command === 'read') return (await import('./cli-read.ts')).runRead(args);
  if (command === 'model') return (await import('./cli-model.ts')).runModel(args);
  if (command === 'roll') return (await import('./cli-roll.ts')).runRoll(args);
  console.error(usage);
  return command === '--help' || command === '-h' ? 0 : 2;
}

process.exitCode = await run(process.argv.slice(2));
