import { type AnswerKey, optionLetters, rightLetters, ruleOf } from '@caderneta/contract';
import { bankItems, bankItemUses } from '../schema/bank-items.table.ts';
import { demoItems, demoItemYear } from './content/bank-items.data.ts';
import { demoSkills } from './content/skills.data.ts';
import { rowsOf, type TableRows } from './rows.ts';
import { daysBefore, type Moment, type Municipality, type Teacher } from './world.ts';

/** Letters under which an answer of the demonstration may stand: a question has four. */
const LETTERS = optionLetters.slice(0, 4);
/** When the teacher kept them: after her exam was corrected. */
const DAYS_AGO = 1;

/** The bank of the demonstration's teacher: some questions are those of her exam, with what her class made of them. */
export function makeBankItems(
  moment: Moment,
  municipality: Municipality,
  author: Teacher,
  exam: { readonly id: string; readonly key: AnswerKey },
): TableRows[] {
  const draw = moment.draw.fork('bank items');
  const items = demoItems.map(({ skill, level, statement, right, wrong, from }, at) => {
    const createdAt = daysBefore(moment, DAYS_AGO, `16:${10 + at}`);
    const rule = from && ruleOf(exam.key, from.group, from.question);
    const letter = (rule && rightLetters(rule)[0]) ?? LETTERS[at % LETTERS.length] ?? 'A';
    const row = {
      id: draw.id(createdAt),
      municipality_id: municipality.id,
      ...{ statement, level, year: demoItemYear, skills: [skill] },
      options: wrong.toSpliced(LETTERS.indexOf(letter), 0, right),
      rule: letter.toLowerCase() as Lowercase<typeof letter>,
      component: demoSkills.find(({ code }) => code === skill)?.component ?? null,
      created_by: author.userId,
      ...{ created_at: createdAt, updated_at: createdAt },
    };
    return { row, from };
  });
  return [
    rowsOf(
      bankItems,
      items.map(({ row }) => row),
    ),
    rowsOf(
      bankItemUses,
      items.flatMap(({ row, from }) =>
        from ? [{ assessment_id: exam.id, ...from, item_id: row.id, is_assembled: false }] : [],
      ),
    ),
  ];
}
