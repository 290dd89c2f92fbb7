import type { AnswerKey, AssessmentCategory, AssessmentFormat } from '@caderneta/contract';
import { gardenText } from './content/garden-text.data.ts';
import { mainClass, mainSchool } from './content/network.data.ts';
import type { Draw } from './draw.ts';
import { exampleText } from './example-reading.ts';
import { type Day, workingDayFrom } from './school-calendar.ts';
import { drawKey } from './sheet-marks.ts';
import {
  type Assignment,
  type Moment,
  type Municipality,
  momentOf,
  type Pupil,
  type SchoolClass,
  type Teacher,
} from './world.ts';

type ResultState = 'corrected' | 'review' | 'pending';

export interface PlannedAssessment {
  readonly id: string;
  readonly schoolClass: SchoolClass;
  readonly author: Teacher;
  readonly title: string;
  readonly description: string | null;
  readonly category: AssessmentCategory;
  readonly format: AssessmentFormat;
  /** What is read aloud; null for answer sheets, and where nobody gave a text. */
  readonly readingText: string | null;
  readonly key: AnswerKey | null;
  readonly groupId: string | null;
  /** All classes of a network's stage took it: its later questions are harder. */
  readonly isNetworkExam: boolean;
  readonly sheetCode: string;
  readonly createdAt: Date;
  readonly correctedOn: Day;
  /** What became of a pupil's sheet, by place in the register. */
  readonly stateOf: (index: number, pupil: Pupil) => ResultState;
}

/** The main assessment's code, as on the printed sample. */
const MAIN_SHEET_CODE = 'AV318';
/** Places in the main class's register whose sheet of the main assessment is still to be read, and those that wait for a person. */
const mainPending = new Set([0, 1, 4, 5, 12, 16, 20, 21, 25]);
const mainInReview = new Set([6, 10, 18]);

type Input = Omit<
  PlannedAssessment,
  'id' | 'sheetCode' | 'createdAt' | 'correctedOn' | 'readingText' | 'isNetworkExam'
> & {
  readonly daysAgo: number;
  readonly readingText?: string;
  readonly isNetworkExam?: boolean;
};

/** Every assessment of the demonstration, oldest first. Days are working days before today. */
export function planAssessments(moment: Moment, assignments: readonly Assignment[], draw: Draw): PlannedAssessment[] {
  const inputs = [
    ...diagnostics(assignments, draw, networkExams(assignments, draw, moment)),
    ...jointExam(assignments, draw, moment),
    ...mainTeacher(assignments, draw),
  ];
  let number = 318;
  return inputs.map(({ daysAgo, readingText = null, isNetworkExam = false, ...input }): PlannedAssessment => {
    const isMain = input.schoolClass.section === mainClass.section && input.title === MAIN_TITLE;
    number += isMain ? 0 : 1;
    const created = workingDayFrom(moment.calendar, moment.today, -daysAgo);
    const createdAt = momentOf(moment, created, '08:15');
    return {
      ...input,
      readingText,
      isNetworkExam,
      id: draw.id(createdAt),
      sheetCode: isMain ? MAIN_SHEET_CODE : `AV${number}`,
      createdAt,
      correctedOn: workingDayFrom(moment.calendar, created, Math.min(3, daysAgo)),
    };
  });
}

/** The exam that the demonstration's teacher corrects. */
export const MAIN_TITLE = 'Avaliação bimestral de Matemática';

const find = (assignments: readonly Assignment[], section: string, discipline: string): Assignment => {
  const found = assignments.find(
    ({ schoolClass: { school, grade, section: own }, discipline: { name } }) =>
      school.name === mainSchool && grade === mainClass.grade && own === section && name === discipline,
  );
  if (!found) throw new Error(`nobody teaches ${discipline} in ${mainClass.grade}º Ano ${section}`);
  return found;
};

/** The later grades' diagnostic exam of a network: one group and key, large enough for the network's scale. */
type NetworkExams = ReadonlyMap<Municipality, { readonly groupId: string; readonly key: AnswerKey }>;

function networkExams(assignments: readonly Assignment[], draw: Draw, { madeAt }: Moment): NetworkExams {
  const own = draw.fork('network exams');
  const municipalities = new Set(assignments.map(({ schoolClass }) => schoolClass.school.municipality));
  return new Map([...municipalities].map((one) => [one, { groupId: own.id(madeAt), key: drawKey(own, [10, 10]) }]));
}

/** One for every class, of the later grades the network's, and reading aloud for the early grades. */
function diagnostics(assignments: readonly Assignment[], draw: Draw, exams: NetworkExams): Input[] {
  return assignments
    .filter(({ discipline }) => discipline.name === 'Língua Portuguesa')
    .flatMap(({ schoolClass, teacher }): Input[] => {
      const missing = draw.integer(0, 4);
      const last = schoolClass.enrolments.length - missing;
      const base = {
        schoolClass,
        author: teacher,
        category: 'AVALIACAO' as const,
        groupId: null,
        stateOf: (index: number, { absence }: Pupil): ResultState =>
          index >= last || absence > 0.3 ? 'pending' : 'corrected',
      };
      const exam: Input = {
        ...base,
        title: 'Avaliação diagnóstica',
        description: 'Língua Portuguesa na coluna 1, Matemática na coluna 2.',
        format: 'GABARITO',
        key: drawKey(draw, [10, 10]),
        daysAgo: 38,
      };
      const reading: Input = {
        ...base,
        title: 'Leitura em voz alta',
        description: null,
        format: 'LEITURA',
        key: null,
        daysAgo: 24,
      };
      const { stage, municipality } = schoolClass.school;
      return stage === 'lower' ? [exam, reading] : [{ ...exam, ...exams.get(municipality), isNetworkExam: true }];
    });
}

/** The same exam for the three classes of 9º Ano of the main school, compared by group. */
function jointExam(assignments: readonly Assignment[], draw: Draw, { madeAt }: Moment): Input[] {
  const groupId = draw.id(madeAt);
  return ['A', 'B', 'C'].map((section): Input => {
    const { schoolClass, teacher } = find(assignments, section, 'Língua Portuguesa');
    return {
      schoolClass,
      author: teacher,
      title: 'Simulado de Língua Portuguesa e Matemática',
      description: 'Coluna 1: Língua Portuguesa. Coluna 2: Matemática.',
      category: 'AVALIACAO',
      format: 'GABARITO',
      key: drawKey(draw.fork('joint key'), [10, 10]),
      groupId,
      daysAgo: 12,
      stateOf: (index, { roster }) =>
        index % 13 === 5 || roster?.inactive ? 'pending' : section === 'B' && index % 9 === 2 ? 'review' : 'corrected',
    };
  });
}

/** What the demonstration's teacher and her class have: reading, an exercise without key, and the exam to correct. */
function mainTeacher(assignments: readonly Assignment[], draw: Draw): Input[] {
  const mathematics = find(assignments, mainClass.section, 'Matemática');
  const portuguese = find(assignments, mainClass.section, 'Língua Portuguesa');
  const schoolClass = mathematics.schoolClass;
  return [
    {
      schoolClass,
      author: portuguese.teacher,
      title: 'Fluência leitora',
      description: `Texto: ${gardenText.title}. A leitura de exemplo, em anexo, é do sintetizador de voz.`,
      category: 'AVALIACAO',
      format: 'LEITURA',
      readingText: exampleText,
      key: null,
      groupId: null,
      daysAgo: 18,
      stateOf: (index, { roster }) => (roster?.inactive || index % 7 === 3 ? 'pending' : 'corrected'),
    },
    {
      schoolClass,
      author: mathematics.teacher,
      title: 'Lista de exercícios: equações',
      description: null,
      category: 'EXERCICIO',
      format: 'GABARITO',
      key: null,
      groupId: null,
      daysAgo: 10,
      stateOf: () => 'pending',
    },
    {
      schoolClass,
      author: mathematics.teacher,
      title: MAIN_TITLE,
      description: 'Equações, porcentagem, teorema de Pitágoras e leitura de gráficos.',
      category: 'AVALIACAO',
      format: 'GABARITO',
      key: drawKey(draw, [13, 13]),
      groupId: null,
      daysAgo: 4,
      stateOf: (index) => (mainPending.has(index) ? 'pending' : mainInReview.has(index) ? 'review' : 'corrected'),
    },
  ];
}
