import {
  readSkillCode,
  type SkillColumn,
  type SkillKind,
  saebCode,
  skillCodeOf,
  skillCodeSchema,
  skillComponentSchema,
  skillEditionSchema,
  skillTextSchema,
  yearOfClass,
} from '@caderneta/contract';
import type { z } from 'zod';
import { folded } from '../../server/sheets/fold-header.ts';
import type { TableLine } from '../../server/sheets/read-table.ts';
import { sourceOf } from './skill-source.ts';
import { skillMessages as messages } from './skills.messages.ts';

/** A skill as a sheet's line or a form has it, without the network that it is of. */
export interface SkillFacts {
  readonly code: string;
  readonly kind: SkillKind;
  readonly component: string | null;
  readonly years: number[];
  readonly topic: string | null;
  readonly text: string | null;
  readonly source: string;
  readonly edition: string | null;
}

/** A line: the skill, or why it is none. */
export interface ReadSkill {
  readonly line: number;
  readonly skill: SkillFacts;
  error: string | null;
}

/** What the network says of a sheet beside it. */
export interface SheetNaming {
  readonly source: string | null;
  readonly edition: string | null;
}

const disciplines: Readonly<Record<string, 'LP' | 'MT'>> = {
  linguaportuguesa: 'LP',
  portugues: 'LP',
  lp: 'LP',
  leitura: 'LP',
  matematica: 'MT',
  mt: 'MT',
  ma: 'MT',
};
const lastSchoolYear = 12;
/** Some lines stand under a dozen fields: a name is not all of them. */
const longestTopic = 500;
const descriptor = /^D\d{1,2}$/i;

/** '5º ano EF', 'EF 9º ano' and '3ª série do EM' are stages that SAEB asks. */
function stageOf(typed: string): '5' | '9' | '3EM' | null {
  const plain = folded(typed);
  const year = /[359]/.exec(plain)?.[0];
  if (year === '3' || plain.includes('medio')) return '3EM';
  return year === '5' || year === '9' ? year : null;
}

/** '6º' and '1ª série' as they are written, '1ª EM' as the list of skills writes it. */
const yearOf = (typed: string): number => yearOfClass(typed.replace('ª', ' série')) ?? Number.parseInt(typed, 10);

/** What stands between the ends of a range: 'a' and its like, or any hyphen or dash. */
const range = /^(\d{1,2}\D*?)(?:\s(?:a|à|ao|até)\s|\s*[-‐‑–—−]\s*)(\d{1,2}\D*)$/i;
const between = /[;,/]|\se\s/i;

/** '6º ano' as that year, '1 a 5', '6º-9º' and '1ª EM ao 3ª EM' as all from the one to the other, none where that runs backwards. */
function yearsOfPart(typed: string): number[] {
  const [, first, last] = range.exec(typed) ?? [];
  if (first === undefined || last === undefined) return (typed.match(/\d+\D*/g) ?? []).map(yearOf);
  // What stands behind the last end counts for the first one too, unless that says otherwise: '1-3 EM'.
  const [own, tail] = [first.replace(/^\d+/, ''), last.replace(/^\d+/, '')];
  const from = yearOf(tail.startsWith(own) ? `${Number.parseInt(first, 10)}${tail}` : first);
  return Array.from({ length: Math.max(0, yearOf(last) - from + 1) }, (_, at) => from + at);
}

/** '6', '6;7', '6º e 7º ano', 'do 1º ao 5º' and '1-3, 5' as years; null where something else stands there. */
function yearsOf(typed: string): number[] | null {
  const parts = typed.split(between).map((part) => part.replace(/^\D+/, '').trim());
  const read = parts.filter((part) => part !== '').map(yearsOfPart);
  const isKnown = read.every((years) => years.length > 0) && (read.length > 0 || typed.trim() === '');
  const years = [...new Set(read.flat())].sort((a, b) => a - b);
  return isKnown && years.every((year) => year >= 1 && year <= lastSchoolYear) ? years : null;
}

/** 'ef-comp-lp', as the public table names a component, says nothing to a person: what the code says does. */
const isReadable = (component: string): boolean => component !== '' && !/^[a-z]{2}(-[a-z]+)+$/.test(component);

function codeOf(typed: string, stage: string, discipline: string): { code: string; error: string | null } {
  if (!descriptor.test(typed) || stage === '') return { code: skillCodeOf(typed), error: null };
  const [at, of] = [stageOf(stage), disciplines[folded(discipline)]];
  if (!at || !of) return { code: skillCodeOf(typed), error: messages.stageMissing };
  return { code: saebCode(of, at, typed), error: null };
}

const checked = <T extends z.ZodType>(
  schema: T,
  typed: string,
): { value: z.output<T> | null; error: string | null } => {
  const parsed = schema.safeParse(typed);
  return parsed.success
    ? { value: parsed.data, error: null }
    : { value: null, error: parsed.error.issues[0]?.message ?? null };
};

/** Reads a line. What its code says of itself goes before the columns, which a public table writes in other words. */
export function readSkill(
  { line, cells }: TableLine,
  columns: readonly (SkillColumn | null)[],
  naming: SheetNaming,
): ReadSkill {
  const cellsOf = (column: SkillColumn): string[] =>
    cells.filter((text, at) => columns[at] === column && text.trim() !== '').map((text) => text.trim());
  const cell = (column: SkillColumn): string => cellsOf(column)[0] ?? '';
  const given = codeOf(cell('code'), cell('stage'), cell('component'));
  const code = checked(skillCodeSchema, given.code);
  const facts = readSkillCode(given.code);
  const years = yearsOf(cell('years'));
  const text = checked(skillTextSchema, cell('text'));
  const topic = [...new Set(cellsOf('topic'))].join(' · ').slice(0, longestTopic);
  const component = checked(skillComponentSchema, isReadable(cell('component')) ? cell('component') : '');
  const edition = checked(skillEditionSchema, cell('edition'));
  const yearError = years === null && facts.years.length === 0 ? messages.yearUnknown(cell('years')) : null;
  return {
    line,
    skill: {
      code: given.code,
      kind: facts.kind,
      component: facts.component ?? component.value,
      years: facts.years.length > 0 ? [...facts.years] : (years ?? []),
      topic: topic === '' ? null : topic,
      text: text.value,
      source: sourceOf(facts.kind, given.code, naming.source),
      edition: edition.value ?? naming.edition,
    },
    error: code.error ?? given.error ?? yearError ?? text.error ?? component.error ?? edition.error,
  };
}

/** Marks the second line that has a code: of two texts for one skill nobody knows which counts. */
export function markRepeated(read: readonly ReadSkill[]): void {
  const first = new Map<string, number>();
  for (const one of read) {
    const before = first.get(one.skill.code);
    if (before === undefined) first.set(one.skill.code, one.line);
    else one.error ??= messages.repeated(before);
  }
}
