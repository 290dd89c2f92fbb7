import type { AnswerKey } from '@caderneta/contract';
import { questionSkills } from '../schema/question-skills.table.ts';
import { skills } from '../schema/skills.table.ts';
import { demoMatrix, demoSkills } from './content/skills.data.ts';
import { rowsOf, type TableRows } from './rows.ts';
import type { Moment, Municipality } from './world.ts';

/** The demonstration's own small matrix, of each municipality. */
export function makeSkills(moment: Moment, municipalities: readonly Municipality[]): TableRows {
  const draw = moment.draw.fork('skills');
  return rowsOf(
    skills,
    municipalities.flatMap(({ id }) =>
      demoSkills.map(({ years, ...skill }) => ({
        ...skill,
        id: draw.id(moment.madeAt),
        municipality_id: id,
        kind: 'NETWORK' as const,
        years: [...years],
        source: demoMatrix,
      })),
    ),
  );
}

/** An exam whose questions have skills: Portuguese in its first column and mathematics in the second, or mathematics alone. */
interface SkilledExam {
  readonly id: string;
  readonly key: AnswerKey | null;
  readonly grade: number;
  readonly isMathematics: boolean;
}

/** The skills of the exams' questions: those of the class's year, each of them for as many questions that follow each other. */
export const makeQuestionSkills = (exams: readonly SkilledExam[]): TableRows =>
  rowsOf(
    questionSkills,
    exams.flatMap(({ id, key, grade, isMathematics }) =>
      (key ?? []).flatMap((questions, group) => {
        const component = isMathematics || group > 0 ? 'Matemática' : 'Língua Portuguesa';
        const own = demoSkills.filter((skill) => skill.component === component && skill.years.includes(grade));
        const size = Object.keys(questions).length;
        return Array.from({ length: size }, (_, at) => {
          const skill = own[Math.floor((at * own.length) / size)];
          return skill ? [{ assessment_id: id, group, question: at + 1, position: 0, code: skill.code }] : [];
        }).flat();
      }),
    ),
  );
