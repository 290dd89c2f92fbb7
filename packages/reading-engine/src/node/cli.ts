import { runAnalyze } from './cli-analyze.ts';

const usage = `Uso: npm run -s reading -- analyze ARQUIVO... [--text texto.txt] [--grade 1-9] --json
  analyze   avalia gravações de leitura em voz alta e imprime um objeto JSON por linha`;

/** Runs a subcommand. Exit codes: 0 done, 1 failed, 2 wrong usage. */
async function run([command, ...args]: string[]): Promise<number> {
  if (command === 'analyze') return runAnalyze(args);
  console.error(usage);
  return command === '--help' || command === '-h' ? 0 : 2;
}

process.exitCode = await run(process.argv.slice(2));
