import type { ModelGroup, SheetModel } from './sheet-model.ts';

type Parsed = { readonly ok: true; readonly model: SheetModel } | { readonly ok: false; readonly message: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value > 0;
const hasNumbers = (value: unknown, names: readonly string[]): boolean =>
  isObject(value) && names.every((name) => isNumber(value[name]));
const isListOf = (value: unknown, passes: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(passes);
const isSymbols = (value: unknown): boolean =>
  value === null || isListOf(value, (symbol) => typeof symbol === 'string' && [...symbol].length === 1);

/** The first field of a group that is not as it should be. */
function wrongField(group: Record<string, unknown>): string | null {
  const { kind, direction, shape, lines, symbols, bubble } = group;
  const checks: readonly (readonly [string, boolean])[] = [
    ['number', isCount(group.number)],
    ['name', typeof group.name === 'string'],
    ['kind', kind === 'questions' || kind === 'digits' || kind === 'version' || kind === 'other'],
    ['use', typeof group.use === 'boolean'],
    ['rows', isCount(group.rows)],
    ['options', isCount(group.options)],
    ['direction', direction === 'horizontal' || direction === 'vertical'],
    ['box', hasNumbers(group.box, ['x', 'y', 'width', 'height'])],
    ['bubble', hasNumbers(bubble, ['width', 'height'])],
    ['shape', shape === 'closed' || shape === 'glyph'],
    [
      'lines',
      isListOf(lines, (line) => isListOf(line, (point) => hasNumbers(point, ['x', 'y'])) && line.length > 0) &&
        lines.length > 0,
    ],
    ['symbols', symbols === undefined || isListOf(symbols, isSymbols)],
  ];
  return checks.find(([, passes]) => !passes)?.[0] ?? null;
}

/** Reads a model as it was saved, as `SheetModel` describes it. @returns What is wrong with it, in Portuguese, naming the field. */
export function parseSheetModel(content: unknown): Parsed {
  const fail = (message: string): Parsed => ({ ok: false, message });
  if (!isObject(content) || content.format !== 'caderneta-sheet-model')
    return fail('não é um modelo de folha escrito por omr model');
  if (content.version !== 1) return fail(`tem a versão ${String(content.version)}; este programa lê a versão 1`);
  if (!isCount(content.width) || !isCount(content.height)) return fail('não tem width e height');
  const { print, groups } = content;
  const isPrint =
    isObject(print) &&
    isCount(print.columns) &&
    isCount(print.rows) &&
    typeof print.ink === 'string' &&
    /^\d+$/.test(print.ink) &&
    print.ink.length === print.columns * print.rows;
  if (!isPrint) return fail('tem print em outra forma');
  if (!isListOf(groups, isObject) || groups.length === 0) return fail('não tem groups');
  for (const group of groups as Record<string, unknown>[]) {
    const wrong = wrongField(group);
    if (wrong) return fail(`tem ${wrong} em outra forma no grupo ${String(group.number)}`);
  }
  const used = (groups as unknown as ModelGroup[]).filter(({ use }) => use);
  if (used.length === 0) return fail('não lê nenhum grupo: use é falso em todos');
  return { ok: true, model: content as unknown as SheetModel };
}
