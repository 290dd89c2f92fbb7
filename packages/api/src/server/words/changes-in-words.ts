import {
  type AuditedChange,
  type AuditedValue,
  formatMoment,
  hiddenText,
  isPersonalField,
  periodName,
  questionRuleSchema,
  ruleText,
  writeCpf,
  writeDay,
} from '@caderneta/contract';
import { choiceWords } from './choice-words.data.ts';
import { fieldTargets, fileFields, identityFields, type NamedKind } from './field-kinds.data.ts';
import { fieldWords } from './field-words.data.ts';

/** What a record is called; `record` where one can still go there. */
export type NameOf = (kind: NamedKind, id: string) => AuditedValue | null;

type Fields = Readonly<Record<string, unknown>>;
type Side = 'from' | 'to';

const wordsFor: ReadonlyMap<string, string> = new Map(Object.entries(fieldWords));
const targetOf: ReadonlyMap<string, NamedKind> = new Map(Object.entries(fieldTargets));
const labelsOf: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(choiceWords));
const identities: ReadonlySet<string> = new Set(identityFields);
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2, useGrouping: false });

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
/** A word that only the machine knows: an older version may have written one that nobody writes any more. */
const isCode = (text: string): boolean => /^[A-Z]+(_[A-Z]+)+$|^[a-z]+(_[a-z]+)+$/.test(text) || isUuid(text);

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.keys(value).length === 0);
/** Whether two values of an entry say the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null) || (isEmpty(one) && isEmpty(other));
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
const said = (text: string): AuditedValue => ({ text, record: null });

/** A period in the words of its division of the year, instead of the two numbers that it is kept as. */
function withPeriod(fields: Fields): Fields {
  const { scope, period_index, ...rest } = fields;
  const isPeriod = typeof scope === 'string' && typeof period_index === 'number';
  return isPeriod ? { ...rest, period: periodName(scope as Parameters<typeof periodName>[0], period_index) } : fields;
}

/** What is right in a question, as the key's editor says it; a letter where the rule is none of today's. */
function ruleInWords(value: unknown): string {
  const { data } = questionRuleSchema.safeParse(value);
  return data ? ruleText(data) : String(value).toUpperCase();
}

/** 'Coluna 1: A, C' of a key. */
const keyText = (key: unknown): string =>
  (Array.isArray(key) ? key : [key])
    .map((group, at) => `Coluna ${at + 1}: ${isFields(group) ? Object.values(group).map(ruleInWords).join(', ') : '–'}`)
    .join('; ');

/** Fields that are said whole, whatever of them changed. */
const wholes: Readonly<Record<string, (value: unknown) => string>> = {
  key: keyText,
  rule: ruleInWords,
  version_b: (value) => (isFields(value) && 'key' in value ? keyText(value.key) : 'as mesmas questões em outra ordem'),
  filters: (value) =>
    isFields(value)
      ? Object.entries(value)
          .map(([label, text]) => `${label}: ${String(text)}`)
          .join('; ')
      : '',
};
/** Numbers that stand for a place. */
const positions: Readonly<Record<string, (value: number) => string>> = {
  group: (value) => `coluna ${value + 1}`,
  question: (value) => `questão ${value}`,
};

function textOf(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return writeDay(value);
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(value))
    return formatMoment(value.replace(' ', 'T').replace(/[+-]\d{2}$/, '$&:00'));
  if (/^\d{2}:\d{2}:\d{2}$/.test(value)) return value.slice(0, 5);
  return isCode(value) ? 'outro' : value;
}

/** Digits that people write in groups. */
const grouped: Readonly<Record<string, (value: string) => string>> = { cpf: writeCpf };

/** What people read for a value of a choice; null where the field is none, or the value is not of it. */
export const choiceLabel = (table: string, name: string, value: unknown): string | null =>
  (labelsOf.get(`${table}.${name}`) ?? labelsOf.get(name))?.[String(value)] ?? null;

function spokenValue(table: string, name: string, value: unknown, side: Side, nameOf: NameOf): AuditedValue {
  if (fileFields.has(name)) return said(side === 'from' ? 'arquivo anterior' : 'novo arquivo');
  const kind = targetOf.get(name);
  if (kind && isUuid(value)) return nameOf(kind, value) ?? said('registro removido');
  const label = choiceLabel(table, name, value);
  if (label !== null) return said(label);
  if (typeof value === 'boolean') return said(value ? 'Sim' : 'Não');
  if (typeof value === 'number')
    return said(positions[name]?.(value) ?? (/year/.test(name) ? String(value) : number.format(value)));
  if (name === 'code' || name === 'codes') return said(String(value));
  return said(typeof value === 'string' ? (grouped[name] ?? textOf)(value) : '');
}

/** An entry of the audit log as it is stored. */
export interface AuditedSides {
  readonly table: string;
  readonly action: string;
  readonly from: unknown;
  readonly to: unknown;
  /** The sides hold the first few of many records: what is missing on one is not a change. */
  readonly isCut: boolean;
  /** CPF, contacts and birth dates are to be told of, not shown. */
  readonly hides?: boolean;
}

/**
 * What changed between two sides of an entry of the audit log, a line a field, in words: labels for values of the machine, names for ids, days as
 * people write them. What an older version kept and nobody has words for is left out.
 */
export function changesInWords(
  { table, action, from, to, isCut, hides = false }: AuditedSides,
  nameOf: NameOf,
): AuditedChange[] {
  const changes: AuditedChange[] = [];
  const add = (path: readonly string[], before: AuditedValue | null, after: AuditedValue | null) => {
    if (before || after) changes.push({ field: capital(path.join(' · ')), from: before, to: after });
  };

  const shown = (name: string, value: unknown, side: Side): AuditedValue | null => {
    if (isEmpty(value)) return null;
    if (!Array.isArray(value)) return spokenValue(table, name, value, side, nameOf);
    const items = value.map((item) => spokenValue(table, name, item, side, nameOf));
    const [only] = items;
    return items.length === 1 && only ? only : said(items.map(({ text }) => text).join(', '));
  };

  const title = (fields: Fields): string =>
    identityFields
      .flatMap((name) => (isEmpty(fields[name]) ? [] : (shown(name, fields[name], 'to')?.text ?? [])))
      .join(' · ');

  /** Of each list, the lines that the other has under the same names; lists without names are compared line by line. */
  const compareLists = (path: readonly string[], before: readonly unknown[], after: readonly unknown[]) => {
    const lines = (side: readonly unknown[]) =>
      new Map(
        side.filter(isFields).map((raw, at) => {
          const line = withPeriod(raw);
          return [title(line) || `${at + 1}º`, line] as const;
        }),
      );
    const [old, now] = [lines(before), lines(after)];
    const rest = (line: Fields | undefined) =>
      line && Object.fromEntries(Object.entries(line).filter(([name]) => !identities.has(name)));
    for (const name of new Set([...now.keys(), ...(isCut ? [] : old.keys())])) {
      const [was, is] = [rest(old.get(name)), rest(now.get(name))];
      const isBare = [was, is].every((side) => !side || Object.values(side).every(isEmpty));
      if (!isBare) compare([...path, name], was, is);
      else if (!was || !is) add(path.length > 0 ? path : ['registro'], was ? said(name) : null, is ? said(name) : null);
    }
  };

  /** Results that a key graded anew: those that came out otherwise. */
  const compareScores = (path: readonly string[], lines: readonly unknown[]) => {
    for (const line of lines.filter(isFields)) {
      const [was, is] = [shown('score', line.from, 'from'), shown('score', line.to, 'to')];
      const name = title(line);
      if (was?.text !== is?.text) add(name ? [...path, name] : path, was, is);
    }
  };

  const compareField = (path: readonly string[], name: string, before: unknown, after: unknown): void => {
    const words = hides && isPersonalField(name) ? () => hiddenText : wholes[name];
    const lines = [before, after].flatMap((side) => (Array.isArray(side) ? side : [])).some(isFields);
    if (isSame(before, after)) return;
    if (words) add(path, isEmpty(before) ? null : said(words(before)), isEmpty(after) ? null : said(words(after)));
    else if (name === 'recomputed') compareScores(path, Array.isArray(after) ? after : []);
    else if (isFields(before) || isFields(after))
      compare(path, isFields(before) ? before : undefined, isFields(after) ? after : undefined);
    else if (lines) compareLists(path, Array.isArray(before) ? before : [], Array.isArray(after) ? after : []);
    else {
      const only = (side: unknown, other: unknown) =>
        Array.isArray(side) && Array.isArray(other) ? side.filter((item) => !other.includes(item)) : side;
      add(path, shown(name, only(before, after), 'from'), shown(name, only(after, before), 'to'));
    }
  };

  const compare = (path: readonly string[], before: Fields | undefined, after: Fields | undefined): void => {
    const [old, now] = [before && withPeriod(before), after && withPeriod(after)];
    for (const name of new Set([...Object.keys(now ?? {}), ...Object.keys(old ?? {})])) {
      const word = wordsFor.get(`${table}.${name}`) ?? wordsFor.get(name);
      // What only the newer side names is what the change is about.
      const isAbout = old !== undefined && !(name in old) && (name === 'name' || targetOf.has(name));
      if (word !== undefined && !isAbout) compareField([...path, word], name, old?.[name], now?.[name]);
    }
  };

  const isList = Array.isArray(from) || Array.isArray(to);
  if (isList) compareLists([], Array.isArray(from) ? from : [], Array.isArray(to) ? to : []);
  else compare([], isFields(from) ? from : action === 'UPDATE' ? {} : undefined, isFields(to) ? to : undefined);
  return changes;
}
