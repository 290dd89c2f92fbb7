import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

type OptionTypes = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** What was asked for, or in Portuguese why it cannot be. */
export type Result<Found> = ({ readonly ok: true } & Found) | { readonly ok: false; readonly message: string };

export const fail = (message: string) => ({ ok: false, message }) as const;

/** What a command line says: the options that it may have, by their names, and the files. */
interface CommandLine<Options extends OptionTypes> {
  readonly values: { readonly [Name in keyof Options]?: Options[Name]['type'] extends 'string' ? string : boolean };
  readonly files: readonly string[];
}

/** Reads the options and files of a subcommand; what it does not know is a message. */
export function readOptions<const Options extends OptionTypes>(
  args: string[],
  options: Options,
): Result<CommandLine<Options>> {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { ok: true, values: values as CommandLine<Options>['values'], files: positionals };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** A number of up to four digits; NaN where the text is another. */
export const wholeNumber = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Numbers with commas between them; NaN where one is none. */
export const wholeNumbers = (text: string): number[] => text.split(',').map(wholeNumber);

/** What a file of JSON holds; `what` names it with its article. */
export function readJson(path: string, what: string): Result<{ readonly content: unknown }> {
  try {
    return { ok: true, content: JSON.parse(readFileSync(path, 'utf8')) };
  } catch {
    return fail(`${what} ${path} não pôde ser lido como JSON.`);
  }
}
