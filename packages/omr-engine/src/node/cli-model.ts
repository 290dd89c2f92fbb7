import { writeFile } from 'node:fs/promises';
import { failureMessages } from '../failures.ts';
import { chooseGroups, useGroups } from '../models/choose-groups.ts';
import { proposeSheetModel } from '../models/propose-model.ts';
import type { ModelGroup, SheetModel } from '../models/sheet-model.ts';
import { type ModelCommand, modelUsage, parseModelArgs } from './cli-model-args.ts';
import { fileFailure, stop } from './cli-options.ts';
import type { DecodedImage } from './decode-image.ts';
import { photosOfFile } from './photos-of-file.ts';

/** The picture of a file: a photo's, or a PDF's first page. */
async function decodeFirst(path: string): Promise<DecodedImage> {
  for await (const { decoded } of photosOfFile(path)) return decoded;
  return { ok: false, code: 'damaged-image' };
}

const toLine = ({ lines: _, ...group }: ModelGroup): string => JSON.stringify(group);

/** The model as it was asked for, or why there is none. */
function chosen(proposed: SheetModel, { groups, options, use }: ModelCommand): SheetModel | string {
  if (use) return useGroups(proposed, use) ?? `A imagem não tem todos os grupos de --use ${use.join()}.`;
  if (!groups) return proposed;
  const asked = `--groups ${groups.join()} --options ${options}`;
  return chooseGroups(proposed, groups, options) ?? `Os grupos vistos na imagem não formam ${asked}.`;
}

/**
 * `omr model`: proposes a model of the sheet that a picture shows, prints each group that it sees, one JSON object a line
 * (`{number, name, kind, use, rows, options, direction, box, bubble, shape}`), and writes the model. Numbers are those of `--use`;
 * `use` is of the model that is written.
 *
 * @returns The exit code: 0 written, 1 failed, 2 wrong usage.
 */
export async function runModel(args: string[]): Promise<number> {
  const parsed = parseModelArgs(args);
  if (!parsed.ok) return stop(2, `${parsed.message}\n${modelUsage}`);
  const { command } = parsed;
  const unopened = fileFailure(command.file);
  if (unopened !== null) return stop(1, unopened);
  const decoded = await decodeFirst(command.file);
  if (!decoded.ok) return stop(1, failureMessages[decoded.code]);
  const proposed = proposeSheetModel(decoded.photo);
  if (!proposed) return stop(1, 'Nenhum grupo de bolhas foi visto na imagem.');
  const model = chosen(proposed, command);
  const used = typeof model === 'string' ? [] : model.groups.filter(({ use }) => use).map(({ number }) => number);
  for (const group of proposed.groups) console.log(toLine({ ...group, use: used.includes(group.number) }));
  if (typeof model === 'string') return stop(1, model);
  if (command.out === null) return 0;
  try {
    await writeFile(command.out, `${JSON.stringify(model)}\n`);
  } catch {
    return stop(1, `Não foi possível escrever ${command.out}.`);
  }
  return 0;
}
