import {
  answersIn,
  type ClassSkills,
  gradeSheet,
  isAnnulled,
  type QuestionSkills,
  questionId,
  type SavedKey,
  type SheetAnswers,
} from '@caderneta/contract';

/** A corrected sheet of a pupil. */
export interface SkillSheet {
  readonly pupilId: string;
  readonly name: string;
  /** In the places of version A. */
  readonly answers: SheetAnswers;
}

/** An assessment whose questions have skills, with the sheets that count. */
export interface SkilledAssessment {
  readonly id: string;
  readonly title: string;
  readonly created_at: string;
  readonly key: Pick<SavedKey, 'key' | 'annulled'>;
  readonly questions: readonly QuestionSkills[];
  readonly sheets: readonly SkillSheet[];
}

interface Counted {
  right: number;
  answered: number;
}
type Tallies = Map<string, Counted>;

function count(tallies: Tallies, name: string, isRight: boolean): void {
  const tally = tallies.get(name) ?? { right: 0, answered: 0 };
  tally.answered += 1;
  tally.right += Number(isRight);
  tallies.set(name, tally);
}

const none: Counted = { right: 0, answered: 0 };

/** Names of a skill: its code's text and component, as far as the network's matrices know it. */
export type SkillNames = ReadonlyMap<string, { readonly text: string | null; readonly component: string | null }>;

/**
 * Right of answered by skill, of a class and of each of its pupils, over some assessments, the oldest first. A question with three skills counts
 * for each; an annulled one for none, for it says nothing of anybody; one left blank was answered, and not right. Questions that no sheet has
 * answered yet conclude nothing, and are not counted.
 */
export function tallySkills(assessments: readonly SkilledAssessment[], names: SkillNames): ClassSkills {
  const [ofClass, byAssessment, questionsOf]: [Tallies, Tallies, Map<string, number>] = [
    new Map(),
    new Map(),
    new Map(),
  ];
  const questionsIn = new Map<string, number>();
  const pupils = new Map<string, { name: string; tallies: Tallies }>();
  for (const { id, key, questions, sheets } of assessments) {
    const counted = questions.filter(({ group, question }) => !isAnnulled(key.annulled, group, question));
    for (const code of counted.flatMap(({ codes }) => codes)) {
      questionsOf.set(code, (questionsOf.get(code) ?? 0) + Number(sheets.length > 0));
      questionsIn.set(`${code} ${id}`, (questionsIn.get(`${code} ${id}`) ?? 0) + 1);
    }
    for (const { pupilId, name, answers } of sheets) {
      const graded = answersIn(gradeSheet(answers, { key: key.key, annulled: [] }).answers);
      const right = new Set(graded.filter(({ isRight }) => isRight === true).map(questionId));
      const pupil = pupils.get(pupilId) ?? { name, tallies: new Map() };
      pupils.set(pupilId, pupil);
      for (const { codes, ...ref } of counted) {
        for (const code of codes) {
          const isRight = right.has(questionId(ref));
          count(ofClass, code, isRight);
          count(byAssessment, `${code} ${id}`, isRight);
          count(pupil.tallies, code, isRight);
        }
      }
    }
  }
  const codes = [...questionsOf.keys()].sort();
  return {
    assessments: assessments.map(({ id, title, created_at }) => ({ id, title, created_at })),
    skills: codes.map((code) => ({
      code,
      text: names.get(code)?.text ?? null,
      component: names.get(code)?.component ?? null,
      questions: questionsOf.get(code) ?? 0,
      ...(ofClass.get(code) ?? none),
      by_assessment: assessments.flatMap(({ id }) => {
        const tally = byAssessment.get(`${code} ${id}`);
        return tally ? [{ assessment_id: id, ...tally, questions: questionsIn.get(`${code} ${id}`) ?? 0 }] : [];
      }),
    })),
    pupils: [...pupils]
      .map(([student_profile_id, { name, tallies }]) => ({
        student_profile_id,
        name,
        skills: codes.flatMap((code) => {
          const tally = tallies.get(code);
          return tally ? [{ code, ...tally }] : [];
        }),
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
  };
}
