import { fail, type Result, readOptions, wholeNumber, wholeNumbers } from './cli-options.ts';

export const modelUsage = `Uso: npm run -s omr -- model IMAGEM [--groups 20,20 --options 4 | --use 2,3] --out modelo.json
  IMAGEM          foto, digitalização ou PDF (a primeira página) de uma folha em branco ou preenchida
  --groups N,N    questões em cada grupo que será lido, da esquerda para a direita, de cima para baixo
  --options N     alternativas por questão
  --use N,N       números dos grupos que serão lidos, nesta ordem, em lugar de --groups
  --out ARQUIVO   onde o modelo é escrito, em JSON
Mostra cada grupo visto, um objeto JSON por linha. Sem --groups e sem --use o modelo lê todos.`;

/** What the command line asks for; `use` and `groups` exclude each other. */
export interface ModelCommand {
  readonly file: string;
  readonly out: string | null;
  readonly groups: readonly number[] | null;
  readonly options: number;
  readonly use: readonly number[] | null;
}

const areCounts = (counts: readonly number[]): boolean => counts.every((count) => count >= 1 && count <= 999);

/** Reads the arguments of `omr model`. */
export function parseModelArgs(args: string[]): Result<{ readonly command: ModelCommand }> {
  const line = readOptions(args, ['groups', 'options', 'use', 'out']);
  if (!line.ok) return line;
  const { values, files } = line;
  const [file, ...further] = files;
  if (file === undefined) return fail('Falta a imagem da folha.');
  if (further.length > 0) return fail('Um modelo é feito de uma imagem só.');
  if (values.use !== undefined && values.groups !== undefined) return fail('Dê --groups ou --use, não os dois.');
  const use = values.use === undefined ? null : wholeNumbers(values.use);
  if (use && !areCounts(use)) return fail('--use são números de grupos, por exemplo --use 2,3.');
  const groups = values.groups === undefined ? null : wholeNumbers(values.groups);
  if (groups && !areCounts(groups)) return fail('--groups são números de questões, por exemplo --groups 20,20.');
  if (groups && values.options === undefined) return fail('Falta --options, por exemplo --options 4.');
  const options = values.options === undefined ? 0 : wholeNumber(values.options);
  if (values.options !== undefined && !(options >= 1 && options <= 10)) return fail('--options é um número de 1 a 10.');
  return { ok: true, command: { file, out: values.out ?? null, groups, options, use } };
}
