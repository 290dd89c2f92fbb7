import type { ModelGroupKind, SheetModelGroup, SheetModelLayout } from '@caderneta/contract';
import { type Box, canMerge, intoBox, splitGroup, turned, withCounts, withLines } from './group-shape.ts';

/** What a teacher says a group is. */
export const draftKinds = ['questions', 'digits', 'version', 'ignored'] as const;
export type DraftKind = (typeof draftKinds)[number];

export interface DraftGroup {
  readonly group: SheetModelGroup;
  readonly kind: DraftKind;
  /** Number of its first question on the sheet; of no meaning in other kinds. */
  readonly first: number;
}

/** A model that is being edited. */
export interface ModelDraft {
  readonly layout: SheetModelLayout;
  readonly groups: readonly DraftGroup[];
}

const kindOf = ({ use, kind }: SheetModelGroup): DraftKind =>
  use ? (kind === 'other' ? 'questions' : kind) : 'ignored';

/** Questions in the order of the groups, numbered from 1. */
function numbered(groups: readonly Omit<DraftGroup, 'first'>[]): DraftGroup[] {
  let next = 1;
  return groups.map((one) => {
    const first = next;
    if (one.kind === 'questions') next += one.group.lines.length;
    return { ...one, first };
  });
}

/** Opens a proposed or a saved model. Groups stand in the order of the page. */
export const openModel = (layout: SheetModelLayout): ModelDraft => ({
  layout,
  groups: numbered(layout.groups.map((group) => ({ group, kind: kindOf(group) }))),
});

export type GroupChange =
  | { readonly type: 'kind'; readonly kind: DraftKind }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'first'; readonly first: number }
  | { readonly type: 'counts'; readonly lines: number; readonly spots: number }
  | { readonly type: 'box'; readonly box: Box }
  | { readonly type: 'turn' };

export type DraftChange =
  | (GroupChange & { readonly number: number })
  | { readonly type: 'split'; readonly number: number; readonly by: 'lines' | 'spots'; readonly after: number }
  | { readonly type: 'merge'; readonly number: number; readonly other: number };

const asKind = (group: SheetModelGroup, kind: DraftKind): SheetModelGroup =>
  withLines({ ...group, kind: kind === 'ignored' ? group.kind : (kind satisfies ModelGroupKind) }, group.lines);

function changed(one: DraftGroup, change: GroupChange): DraftGroup {
  const { group } = one;
  switch (change.type) {
    case 'kind':
      return { ...one, kind: change.kind, group: asKind(group, change.kind) };
    case 'name':
      return { ...one, group: { ...group, name: change.name } };
    case 'first':
      return { ...one, first: change.first };
    case 'counts':
      return { ...one, group: withCounts(group, change.lines, change.spots) };
    case 'box':
      return { ...one, group: intoBox(group, change.box) };
    case 'turn':
      return { ...one, group: turned(group) };
  }
}

/** Changes after which the questions that follow have other numbers. */
const renumbers: ReadonlySet<DraftChange['type']> = new Set(['kind', 'counts', 'turn', 'split', 'merge']);

function applied(groups: readonly DraftGroup[], change: DraftChange): DraftGroup[] {
  if (change.type === 'split') {
    const number = Math.max(...groups.map(({ group }) => group.number)) + 1;
    return groups.flatMap((one) => {
      if (one.group.number !== change.number) return [one];
      const [before, after] = splitGroup(one.group, change.by, change.after);
      return [
        { ...one, group: before },
        { ...one, group: { ...after, number, name: `Grupo ${number}` } },
      ];
    });
  }
  if (change.type === 'merge') {
    const other = groups.find(({ group }) => group.number === change.other);
    return groups
      .filter((one) => one !== other)
      .map((one) =>
        one.group.number === change.number && other
          ? { ...one, group: withLines(one.group, [...one.group.lines, ...other.group.lines]) }
          : one,
      );
  }
  return groups.map((one) => (one.group.number === change.number ? changed(one, change) : one));
}

/** The draft after one change. */
export function changeModel(draft: ModelDraft, change: DraftChange): ModelDraft {
  const groups = applied(draft.groups, change);
  return { ...draft, groups: renumbers.has(change.type) ? numbered(inOrder(groups)) : groups };
}

/** Groups of questions by their numbers, before the others, each of which stays where it is. */
function inOrder(groups: readonly DraftGroup[]): DraftGroup[] {
  const sorted = groups.filter(({ kind }) => kind === 'questions').sort((a, b) => a.first - b.first);
  return groups.map((one) => (one.kind === 'questions' ? (sorted.shift() ?? one) : one));
}

/** Groups that a group may be joined with: alike, of the same kind. */
export const mergeable = ({ groups }: ModelDraft, { group, kind }: DraftGroup): DraftGroup[] =>
  groups.filter((one) => one.group.number !== group.number && one.kind === kind && canMerge(group, one.group));

/** The model as it is saved and read with. */
export function layoutOf({ layout, groups }: ModelDraft): SheetModelLayout {
  return {
    ...layout,
    groups: inOrder(groups).map(({ group, kind }) => ({ ...group, use: kind !== 'ignored' })),
  };
}

/** What is wrong with the numbers of the questions: two groups that ask one, or one that nobody asks. */
export type NumberProblem = { readonly kind: 'twice' | 'missing'; readonly question: number };

export function numberProblem({ groups }: ModelDraft): NumberProblem | null {
  let next = 1;
  for (const { first, group } of inOrder(groups).filter(({ kind }) => kind === 'questions')) {
    if (first !== next) return { kind: first < next ? 'twice' : 'missing', question: Math.min(first, next) };
    next += group.lines.length;
  }
  return null;
}

/** Two numbers or kinds of test must not be called alike: results tell them by their names. */
export function repeatedName({ groups }: ModelDraft): string | null {
  const names = groups.filter(({ kind }) => kind === 'digits').map(({ group }) => group.name.trim());
  return names.find((name, at) => names.indexOf(name) !== at) ?? null;
}
