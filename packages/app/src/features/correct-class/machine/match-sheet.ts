import { isAlmostBlank, pupilsAnswers } from '@caderneta/contract';
import { ownerOf, type WhyUnowned, whyUnowned } from '../../../parts/sheet-identity/sheet-identity.ts';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { type SheetDraft, signatureOf } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { codesOf, keyFor, type SheetKeys, versionOfSheet } from '../../../parts/sheet-reading/machine/sheet-keys.ts';
import { isLacking, markOf, type Roll } from './class-roll.ts';
import { isNear } from './sheet-watch.ts';

/** How a sheet found its pupil: by its code, or because the teacher said so. Nothing else places a sheet. */
export type MatchBasis = 'code' | 'teacher';

/** Of a sheet whose pupil is known: what must be said before it is saved. `agreed`: what was said of it already. */
interface OwnedSheetQuestion {
  readonly kind:
    | 'replace' /* The pupil has a result already, or this page of it. */
    | 'version' /* The code does not say of which version the sheet is. */
    | 'almost-blank' /* Next to nothing was filled in. */;
  readonly student: string;
  readonly how: MatchBasis;
  readonly agreed: readonly OwnedSheetQuestion['kind'][];
}

/** What only the teacher can say before a sheet is saved. */
export type SheetQuestion =
  /** The code names another pupil than the one whom the teacher picked. */
  | { readonly kind: 'other-student'; readonly owner: string; readonly picked: string }
  | OwnedSheetQuestion
  /** No pupil of the class is named. */
  | {
      readonly kind: 'whose';
      readonly why: WhyUnowned;
      readonly code: string | null;
      /** Whose sheet was just like this one: it may be that one again. */
      readonly like: string | null;
    };

export type SheetMatch =
  | { readonly kind: 'save'; readonly student: string; readonly how: MatchBasis }
  /** The very sheet that this pupil's result was saved from. */
  | { readonly kind: 'known'; readonly student: string }
  /** Of another assessment: never saved here. */
  | { readonly kind: 'foreign'; readonly code: string | null }
  | { readonly kind: 'ask'; readonly question: SheetQuestion };

/** What is known where a sheet is placed. */
export interface MatchContext {
  readonly table: SheetKeys & { readonly students: readonly Student[] };
  readonly roll: Roll;
  /** Whose sheet comes next, as the teacher said; null for nobody's in particular. */
  readonly picked: string | null;
  /** The sheet without a code that was saved last, and to whom. */
  readonly lastUnnamed: { readonly draft: SheetDraft; readonly student: string } | null;
}

/** The sheet is this pupil's: saved, unless something of it was not said yet. */
function matchFor(
  draft: SheetDraft,
  student: string,
  how: MatchBasis,
  { table, roll }: MatchContext,
  agreed: OwnedSheetQuestion['agreed'] = [],
): SheetMatch {
  const ask = (kind: OwnedSheetQuestion['kind']): SheetMatch => ({
    kind: 'ask',
    question: { kind, student, how, agreed },
  });
  const mark = markOf(roll, student);
  if (mark.sheets.some((sheet) => signatureOf(sheet) === signatureOf(draft))) return { kind: 'known', student };
  const isRead = mark.status !== 'PENDING' || mark.missing !== null;
  if (isRead && !isLacking(draft, table, mark) && !agreed.includes('replace')) return ask('replace');
  // Nothing is saved before it is known by which key.
  if (versionOfSheet(table, draft) === null) return ask('version');
  const marked = pupilsAnswers(draft.answers, keyFor(table, draft).key);
  if (isAlmostBlank(marked) && !agreed.includes('almost-blank')) return ask('almost-blank');
  return { kind: 'save', student, how };
}

/** Whose a sheet is, and whether it may be saved without asking. */
export function matchSheet(draft: SheetDraft, context: MatchContext): SheetMatch {
  const { table, picked, lastUnnamed } = context;
  const owner = ownerOf(draft, codesOf(table), table.students);
  if (owner.kind === 'other-assessment') return { kind: 'foreign', code: owner.code };
  if (owner.kind === 'student') {
    const { id } = owner.student;
    if (picked === null || picked === id) return matchFor(draft, id, 'code', context);
    return { kind: 'ask', question: { kind: 'other-student', owner: id, picked } };
  }
  // A sheet that names nobody is nobody's until somebody chooses: the list's order does not say whose it is.
  const namesNobody = owner.kind !== 'unknown-student';
  if (namesNobody && picked !== null) return matchFor(draft, picked, 'teacher', context);
  const like = namesNobody && lastUnnamed && isNear(lastUnnamed.draft, draft) ? lastUnnamed.student : null;
  return { kind: 'ask', question: { kind: 'whose', ...whyUnowned(owner), like } };
}

/** A sheet whose answers the teacher typed: they looked at it, and said whose it is. */
export const matchTyped = (draft: SheetDraft, student: string, context: MatchContext): SheetMatch =>
  matchFor(draft, student, 'teacher', context, ['almost-blank']);

/** The teacher's answer: what was said of this pupil's sheet holds, and what else must be said is asked. */
export function matchAnswered(
  draft: SheetDraft,
  question: SheetQuestion,
  student: string,
  context: MatchContext,
): SheetMatch {
  if (!('agreed' in question) || question.student !== student) return matchFor(draft, student, 'teacher', context);
  return matchFor(draft, student, question.how, context, [...question.agreed, question.kind]);
}
