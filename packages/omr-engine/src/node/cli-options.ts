import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileFailure } from './file-failure.ts';

/** What was asked for, or in Portuguese why it cannot be. */
export type Result<Found> = ({ readonly ok: true } & Found) | { readonly ok: false; readonly message: string };

export const fail = (message: string) => ({ ok: false, message }) as const;

/** What a command line says: the options that it may have, by their names, and the files. */
interface CommandLine<Name extends string> {
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
