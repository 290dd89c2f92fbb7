import { ownerOf, type SheetCodes } from '../../../parts/sheet-identity/sheet-identity.ts';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { type SheetDraft, signatureOf } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { markOf, nextOf, type Roll } from './class-roll.ts';
import { isNear } from './sheet-watch.ts';

/** How a sheet found its pupil: by its code, as the next of the list, or because the teacher said so. */
export type MatchBasis = 'code' | 'next' | 'teacher';

/** What only the teacher can say before a sheet is saved. */
export type SheetQuestion =
  /** The code names another pupil than the one whom the teacher picked. */
  | { readonly kind: 'other-student'; readonly owner: string; readonly picked: string }
  /** The pupil has a result already. */
  | { readonly kind: 'replace'; readonly student: string; readonly how: MatchBasis }
  /** The code does not say of which version the sheet is. */
  | { readonly kind: 'version'; readonly student: string; readonly how: MatchBasis }
  /** A sheet without a code, like the one before it: that one again, or another pupil's? */
  | { readonly kind: 'same-again'; readonly before: string; readonly next: string | null }
  | {
      readonly kind: 'whose';
      readonly why: 'no-code' | 'unread' | 'shared' | 'unknown-student' | 'nobody-left';
      readonly code: string | null;
      readonly suggested: string | null;
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
  readonly students: readonly Student[];
  readonly codes: SheetCodes;
  readonly roll: Roll;
  /** Whose sheet comes next, as the teacher said; null for nobody's in particular. */
  readonly picked: string | null;
  /** A sheet of this pile named its pupil: one whose code is not read has one all the same. */
  readonly isCoded: boolean;
  /** The sheet without a code that was saved last, and to whom. */
  readonly lastUnnamed: { readonly draft: SheetDraft; readonly student: string } | null;
}

/** The sheet is this pupil's: saved, unless there is a result already. */
export function matchFor(draft: SheetDraft, student: string, how: MatchBasis, roll: Roll): SheetMatch {
  const mark = markOf(roll, student);
  if (mark.status === 'PENDING') return { kind: 'save', student, how };
  if (mark.sheet === signatureOf(draft)) return { kind: 'known', student };
  return { kind: 'ask', question: { kind: 'replace', student, how } };
}

const whose = (
  why: Extract<SheetQuestion, { kind: 'whose' }>['why'],
  code: string | null = null,
  suggested: string | null = null,
): SheetMatch => ({ kind: 'ask', question: { kind: 'whose', why, code, suggested } });

/** Without a code the next pupil of the list has it, where it is sure that there is none and that it is another sheet than the last. */
function matchUnnamed(
  draft: SheetDraft,
  source: 'camera' | 'file',
  isLegible: boolean,
  context: MatchContext,
): SheetMatch {
  const { roll, picked, isCoded, lastUnnamed } = context;
  if (picked !== null) return matchFor(draft, picked, 'teacher', roll);
  // Pages of a file lie in any order.
  if (source === 'file') return whose('no-code');
  const next = nextOf(roll);
  if (lastUnnamed && isNear(lastUnnamed.draft, draft)) {
    return { kind: 'ask', question: { kind: 'same-again', before: lastUnnamed.student, next } };
  }
  if (isCoded && !isLegible) return whose('unread', null, next);
  return next === null ? whose('nobody-left') : { kind: 'save', student: next, how: 'next' };
}

/** Whose a sheet is, and whether it may be saved without asking. */
export function matchSheet(draft: SheetDraft, source: 'camera' | 'file', context: MatchContext): SheetMatch {
  const owner = ownerOf(draft, context.codes, context.students);
  switch (owner.kind) {
    case 'other-assessment':
      return { kind: 'foreign', code: owner.code };
    case 'unknown-student':
      return whose('unknown-student', owner.code);
    case 'shared':
      return whose('shared');
    case 'unread':
    case 'unnamed':
      return matchUnnamed(draft, source, owner.kind === 'unnamed', context);
    case 'student': {
      const { id } = owner.student;
      if (context.picked !== null && context.picked !== id) {
        return { kind: 'ask', question: { kind: 'other-student', owner: id, picked: context.picked } };
      }
      return matchFor(draft, id, 'code', context.roll);
    }
  }
}
