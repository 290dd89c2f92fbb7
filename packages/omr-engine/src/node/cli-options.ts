import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** What was asked for, or in Portuguese why it cannot be. */
export type Result<Found> = ({ readonly ok: true } & Found) | { readonly ok: false; readonly message: string };

export const fail = (message: string) => ({ ok: false, message }) as const;

/** Says why a subcommand ends. @returns its exit code. */
export function stop(code: number, message: string): number {
  console.error(message);
  return code;
}

/** Why a file cannot be opened, in Portuguese; null where it can. */
export function fileFailure(path: string): string | null {
  try {
    if (statSync(path).isDirectory()) return `${path} é uma pasta. Indique os arquivos que estão nela.`;
    accessSync(path, constants.R_OK);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isForbidden = code === 'EACCES' || code === 'EPERM';
    return isForbidden ? `Não há permissão para ler ${path}.` : `Não há arquivo em ${path}. Confira o caminho.`;
  }
}

/** What is printed of one page; `status` is 'ok' or 'error'. */
export type PrintedLine = Readonly<Record<string, unknown>>;

/** Prints what comes of each file, a JSON object a line, as it comes. @returns The exit code: 0 all read, 1 any failed. */
export async function printLines(
  files: readonly string[],
  linesOf: (file: string) => AsyncIterable<PrintedLine>,
): Promise<number> {
  let failures = 0;
  for (const file of files) {
    for await (const line of linesOf(file)) {
      if (line.status === 'error') failures++;
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
  }
  return failures > 0 ? 1 : 0;
}

/** What a command line says: the options that it may have, by their names, and the files. */
export interface CommandLine<Name extends string> {
  readonly values: { readonly [Option in Name]?: string };
  readonly files: readonly string[];
}

/** Reads the options and files of a subcommand; what it does not know is a message. `flags` are options without a value, which change nothing. */
export function readOptions<const Name extends string>(
  args: string[],
  names: readonly Name[],
  flags: readonly string[] = [],
): Result<CommandLine<Name>> {
  const typed = (type: 'string' | 'boolean') => (name: string) => [name, { type }] as const;
  const options = Object.fromEntries([...names.map(typed('string')), ...flags.map(typed('boolean'))]);
  const read = parseArgs({ args, allowPositionals: true, options, strict: false, tokens: true });
  for (const token of read.tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const type = options[name]?.type;
    if (type === undefined) return fail(`Não há a opção ${rawName}.`);
    if (type === 'boolean' && value !== undefined) return fail(`A opção ${rawName} não leva valor.`);
    const isOption = !inlineValue && value?.startsWith('-') && value.length > 1;
    if (type === 'string' && (value === undefined || isOption)) return fail(`Falta o valor da opção ${rawName}.`);
  }
  return { ok: true, values: read.values as CommandLine<Name>['values'], files: read.positionals };
}

/** A number of up to four digits; NaN where the text is another. */
export const wholeNumber = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Numbers with commas between them; NaN where one is none. */
export const wholeNumbers = (text: string): number[] => text.split(',').map(wholeNumber);

/** What a file of JSON holds; `what` names it with its article. */
export function readJson(path: string, what: string): Result<{ readonly content: unknown }> {
  const unopened = fileFailure(path);
  if (unopened !== null) return fail(`${what} não foi lido. ${unopened}`);
  try {
    return { ok: true, content: JSON.parse(readFileSync(path, 'utf8')) };
  } catch {
    return fail(`${what} ${path} não pôde ser lido como JSON.`);
  }
}
