import { parseArgs } from 'node:util';

type OptionTypes = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** What a command line says: the options that it may have, by their names, and the files. */
export type CommandLine<Options extends OptionTypes> =
  | {
      readonly ok: true;
      readonly values: { readonly [Name in keyof Options]?: Options[Name]['type'] extends 'string' ? string : boolean };
      readonly files: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** Reads the options and files of a subcommand; what it does not know is a message. */
export function readOptions<const Options extends OptionTypes>(args: string[], options: Options): CommandLine<Options> {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { ok: true, values: values as Extract<CommandLine<Options>, { ok: true }>['values'], files: positionals };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
