import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AnswerKey, answerKeySchema, isContiguousKey, keyShape } from '@caderneta/contract';
import type { SheetSpec } from '../core/sheet-layout.ts';
import { checkSpec } from '../sheet/check-spec.ts';

export const readUsage = `Uso: npm run -s omr -- read ARQUIVO... --groups 10,10 --options 4 [--key gabarito.json] --json
  ARQUIVO         foto (JPEG, PNG, WebP) ou PDF, com uma folha por página
  --groups N,N    questões em cada coluna, da esquerda para a direita
  --options N     alternativas por questão (2 a 5)
  --key ARQUIVO   gabarito: [{"1":"a","2":"b"},{"1":"c"}]; dá também os resultados
  --json          um objeto JSON por linha`;

/** What the command line asks for. */
interface ReadCommand {
  readonly files: readonly string[];
  readonly spec: SheetSpec;
  readonly key: AnswerKey | null;
}

type Parsed = { readonly ok: true; readonly command: ReadCommand } | { readonly ok: false; readonly message: string };

const fail = (message: string): Parsed => ({ ok: false, message });

/** Reads a key's file, which must have the shape that the groups say. */
function readKey(
  path: string,
  groups: readonly number[],
): { ok: true; key: AnswerKey } | { ok: false; message: string } {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { ok: false, message: `O gabarito ${path} não pôde ser lido como JSON.` };
  }
  const parsed = answerKeySchema.safeParse(content);
  if (!parsed.success || !isContiguousKey(parsed.data)) {
    return { ok: false, message: `O gabarito ${path} não tem a forma [{"1":"a","2":"b"},{"1":"c"}].` };
  }
  if (keyShape(parsed.data).join() !== groups.join()) {
    return { ok: false, message: `O gabarito ${path} não tem as questões de --groups ${groups.join()}.` };
  }
  return { ok: true, key: parsed.data };
}

/** Reads the arguments of `omr read`. */
export function parseReadArgs(args: string[]): Parsed {
  let values: { groups?: string; options?: string; key?: string };
  let files: string[];
  try {
    ({ values, positionals: files } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        groups: { type: 'string' },
        options: { type: 'string' },
        key: { type: 'string' },
        json: { type: 'boolean' },
      },
    }));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  if (files.length === 0) return fail('Falta o arquivo a ler.');
  if (!values.groups) return fail('Falta --groups, por exemplo --groups 10,10.');
  if (!values.options) return fail('Falta --options, por exemplo --options 4.');
  const wholeNumber = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);
  const spec: SheetSpec = { groups: values.groups.split(',').map(wholeNumber), options: wholeNumber(values.options) };
  const outOfRange = checkSpec(spec);
  if (outOfRange) return fail(outOfRange.message);
  if (!values.key) return { ok: true, command: { files, spec, key: null } };
  const key = readKey(values.key, spec.groups);
  return key.ok ? { ok: true, command: { files, spec, key: key.key } } : fail(key.message);
}
