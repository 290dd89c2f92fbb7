import type { QuestionRef, QuestionSkills, RecordConflict } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { useState } from 'react';
import { failureText } from '../../lib/api/failure-text.ts';
import { useQuestionSkills, useSaveQuestionSkills } from './question-skills.api.ts';
import { questionSkillsCopy as texts } from './question-skills.copy.ts';

/** Codes chosen since the app was opened, the newest first: what a teacher tags with comes in runs. */
let chosenBefore: readonly string[] = [];
const MOST_REMEMBERED = 12;

const isAt = ({ group, question }: QuestionRef, ref: QuestionRef) => group === ref.group && question === ref.question;

/** Skills of questions to which somebody else gave others meanwhile. */
interface Meeting {
  readonly changed: QuestionSkills[];
  readonly conflict: RecordConflict;
}

/** The skills of an assessment's questions while somebody edits them: each change is saved by itself. */
export function useSkillEditor(assessmentId: string, sizes: readonly number[]) {
  const stored = useQuestionSkills(assessmentId);
  const save = useSaveQuestionSkills(assessmentId);
  const questions: QuestionRef[] = sizes.flatMap((size, group) =>
    Array.from({ length: size }, (_, at) => ({ group, question: at + 1 })),
  );
  const [at, setAt] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [meeting, setMeeting] = useState<Meeting | null>(null);
  const codesOf = (ref: QuestionRef): readonly string[] => stored.data?.find((one) => isAt(one, ref))?.codes ?? [];
  const current = questions[at] ?? { group: 0, question: 1 };

  const write = async (changed: QuestionSkills[]): Promise<boolean> => {
    if (isSaving) return false;
    setSaving(true);
    const answer = await save(changed.map((one) => ({ ...one, base: [...codesOf(one)] })));
    setSaving(false);
    const conflict = answer.ok ? undefined : answer.conflict;
    setMeeting(conflict ? { changed, conflict } : null);
    if (!answer.ok && !conflict) showToast({ tone: 'error', message: failureText(answer, texts.saveFailed) });
    return answer.ok;
  };
  return {
    stored,
    questions,
    at,
    current,
    isSaving,
    codesOf,
    recent: [...new Set([...chosenBefore, ...(stored.data ?? []).flatMap(({ codes }) => codes)])],
    write,
    meeting: meeting && {
      conflict: meeting.conflict,
      isSaving,
      // By now it is known what the questions have: saved over that, one's own stands.
      onKeepMine: () => void write(meeting.changed),
      onUseTheirs: () => setMeeting(null),
    },
    goTo: (next: number) => setAt(Math.max(0, Math.min(questions.length - 1, next))),
    add: (code: string) => {
      chosenBefore = [code, ...chosenBefore.filter((known) => known !== code)].slice(0, MOST_REMEMBERED);
      return write([{ ...current, codes: [...codesOf(current), code] }]);
    },
    remove: (ref: QuestionRef, code: string) =>
      write([{ ...ref, codes: codesOf(ref).filter((known) => known !== code) }]),
  };
}
