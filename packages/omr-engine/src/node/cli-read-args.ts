import { type AnswerKey, answerKeySchema, isContiguousKey, keyShape } from '@caderneta/contract';
import { parseSheetModel } from '../models/parse-model.ts';
import { questionGroups, type SheetModel } from '../models/sheet-model.ts';
import type { PageSpecs } from '../read-either-page.ts';
import { checkSpec } from '../sheet/check-spec.ts';
import {
  type CommandLine,
  fail,
  type Result,
  readJson,
  readOptions,
  wholeNumber,
  wholeNumbers,
} from './cli-options.ts';
import { specsOfGroups, specsOfKey } from './cli-pages.ts';

export const readUsage = `Uso: npm run -s omr -- read ARQUIVO... (--groups 10,10 --options 4 | --model modelo.json) [--key gabarito.json] --json
  ARQUIVO         foto (JPEG, PNG, WebP) ou PDF, com uma folha por página
  --groups N,N    questões em cada coluna, da esquerda para a direita; com mais de quatro, a folha tem duas páginas
  --options N     alternativas por questão (2 a 5)
  --grids N       grades para respostas numéricas; sem ele, tantas quantas o gabarito pede
  --model ARQUIVO modelo escrito por omr model, em lugar de --groups e --options
  --key ARQUIVO   gabarito: [{"1":"a","2":"b"},{"1":"c"}]; dá também os resultados
  --json          um objeto JSON por linha`;

/** What the command line asks for. */
export interface ReadCommand {
  readonly files: readonly string[];
  /** The sheet that is read: one of a key's shape alone, or one of which there is a model. */
  readonly sheet: { readonly specs: PageSpecs } | { readonly model: SheetModel };
  readonly key: AnswerKey | null;
}

/** Reads a key's file, which must have the shape that the groups say. */
function readKey(path: string, groups: readonly number[]): Result<{ readonly key: AnswerKey }> {
  const file = readJson(path, 'O gabarito');
  if (!file.ok) return file;
  const parsed = answerKeySchema.safeParse(file.content);
  if (!parsed.success || !isContiguousKey(parsed.data))
    return fail(`O gabarito ${path} não tem a forma [{"1":"a","2":"b"},{"1":"c"}].`);
  if (keyShape(parsed.data).join() !== groups.join())
    return fail(`O gabarito ${path} não tem as questões ${groups.join()} da folha.`);
  return { ok: true, key: parsed.data };
}

/** Reads a model's file. */
function readModel(path: string): Result<{ readonly model: SheetModel }> {
  const file = readJson(path, 'O modelo');
  if (!file.ok) return file;
  const parsed = parseSheetModel(file.content);
  return parsed.ok ? parsed : fail(`O modelo ${path} ${parsed.message}.`);
}

/** The sheet that the options describe, with its groups of questions. */
function readSheetOptions(
  values: CommandLine<'model' | 'groups' | 'options' | 'grids'>['values'],
): Result<{ readonly sheet: ReadCommand['sheet']; readonly groups: readonly number[] }> {
  const { model: path, groups, options, grids = '0' } = values;
  if (path !== undefined) {
    if (groups !== undefined || options !== undefined)
      return fail('O modelo já diz os grupos: dê --model, ou --groups e --options.');
    const model = readModel(path);
    if (!model.ok) return model;
    return { ok: true, sheet: { model: model.model }, groups: questionGroups(model.model).map(({ rows }) => rows) };
  }
  if (!groups) return fail('Falta --groups, por exemplo --groups 10,10.');
  if (!options) return fail('Falta --options, por exemplo --options 4.');
  const shape = wholeNumbers(groups);
  const specs = specsOfGroups(shape, { options: wholeNumber(options), grids: wholeNumber(grids) });
  const outOfRange = checkSpec(specs[0]) ?? (specs[1] ? checkSpec(specs[1]) : null);
  if (outOfRange) return fail(outOfRange.message);
  return { ok: true, sheet: { specs }, groups: shape };
}

/** Reads the arguments of `omr read`. */
export function parseReadArgs(args: string[]): Result<{ readonly command: ReadCommand }> {
  const line = readOptions(args, ['groups', 'options', 'grids', 'model', 'key'], ['json']);
  if (!line.ok) return line;
  const { values, files } = line;
  if (files.length === 0) return fail('Falta o arquivo a ler.');
  const described = readSheetOptions(values);
  if (!described.ok) return described;
  const { sheet, groups } = described;
  if (!values.key) return { ok: true, command: { files, sheet, key: null } };
  const key = readKey(values.key, groups);
  if (!key.ok) return key;
  if ('model' in sheet || values.grids !== undefined) return { ok: true, command: { files, sheet, key: key.key } };
  const specs = specsOfKey(key.key, { options: sheet.specs[0].options });
  if (!specs) return fail(`O gabarito ${values.key} não cabe em duas páginas.`);
  return { ok: true, command: { files, sheet: { specs }, key: key.key } };
}
