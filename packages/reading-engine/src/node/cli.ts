import { runAnalyze } from './cli-analyze.ts';
import { runCalibrate } from './cli-calibrate.ts';

const usage = `Uso: npm run -s reading -- analyze ARQUIVO... [--text texto.txt] [--grade 1-9] [--margins limites.json] --json
     npm run -s reading -- calibrate PASTA [--margins atual.json] [--out calibration.json]
  analyze     avalia gravações de leitura em voz alta e imprime um objeto JSON por linha
  calibrate   escolhe os limites do julgamento do texto pelas gravações marcadas de uma rede`;

/** Runs a subcommand. Exit codes: 0 done, 1 failed, 2 wrong usage. */
async function run([command, ...args]: string[]): Promise<number> {
  if (command === 'analyze') return runAnalyze(args);
  if (command === 'calibrate') return runCalibrate(args);
  console.error(usage);
  return command === '--help' || command === '-h' ? 0 : 2;
}

process.exitCode = await run(process.argv.slice(2));
