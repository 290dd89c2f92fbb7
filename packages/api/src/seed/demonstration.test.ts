import { type AnswerKey, optionLetters, passwordErrors, rightLetters } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { storedAnswers } from '../modules/assessments/stored-answers.ts';
import { assessmentResults } from '../schema/assessment-results.table.ts';
import { answerKeys, assessments } from '../schema/assessments.table.ts';
import { bankItems, bankItemUses } from '../schema/bank-items.table.ts';
import { classEvents } from '../schema/class-events.table.ts';
import { classTeachers } from '../schema/class-teachers.table.ts';
import { grades } from '../schema/grades.table.ts';
import { institutions } from '../schema/institutions.table.ts';
import { notifications } from '../schema/notifications.table.ts';
import { profiles } from '../schema/profiles.table.ts';
import { questionSkills } from '../schema/question-skills.table.ts';
import { schoolClasses } from '../schema/school-classes.table.ts';
import { users } from '../schema/users.table.ts';
import { demoAccounts, demoPassword } from './content/accounts.data.ts';
import { achievementContents } from './content/achievements.data.ts';
import { demoItems } from './content/bank-items.data.ts';
import { faqSections } from './content/faqs.data.ts';
import { moduleContents } from './content/lessons.data.ts';
import { type Demonstration, makeDemonstration } from './demonstration.ts';
import { createDraw } from './draw.ts';
import type { TableRows } from './rows.ts';
import { addDays, schoolCalendarOn, weekdayOf } from './school-calendar.ts';
import type { Moment } from './world.ts';

const momentOn = (today: string, seed = 2026): Moment => ({
  today,
  madeAt: new Date(`${today}T00:00:00-03:00`),
  calendar: schoolCalendarOn(today),
  draw: createDraw(seed),
  passwordHash: 'hash',
});
const of = ({ rows }: Demonstration, table: TableRows['table']) =>
  rows.filter((one) => one.table === table).flatMap((one) => one.rows);

interface QuestionAt {
  readonly assessment_id: string;
  readonly group: number;
  readonly question: number;
}
const refOf = ({ assessment_id, group, question }: QuestionAt) => `${assessment_id} ${group} ${question}`;

const august = makeDemonstration(momentOn('2026-08-14'));

/** Two check digits by modulo 11, written out apart from the code that draws them. */
function hasRightCheckDigits(cpf: string): boolean {
  const digits = [...cpf].map(Number);
  const digit = (count: number) => {
    let sum = 0;
    for (let n = 0; n < count; n++) sum += (digits[n] as number) * (count + 1 - n);
    return ((sum * 10) % 11) % 10;
  };
  return digits[9] === digit(9) && digits[10] === digit(10);
}

describe('the demonstration', () => {
  it('is the same for the same day and number, and another for another', () => {
    const text = (demonstration: Demonstration) =>
      JSON.stringify([demonstration.rows.map(({ rows }) => rows), demonstration.rolls]);
    expect(text(makeDemonstration(momentOn('2026-08-14'))) === text(august)).toBe(true);
    expect(text(makeDemonstration(momentOn('2026-08-14', 7))) === text(august)).toBe(false);
  });

  it('gives every account of the sign-in page a user of that role', () => {
    const known = new Map(of(august, users).map(({ email, role, name }) => [email, { role, name }]));
    for (const { email, role, name } of demoAccounts) expect(known.get(email)).toEqual({ role, name });
    expect(passwordErrors(demoPassword)).toEqual([]);
  });

  it('gives CPFs with right check digits, each once', () => {
    const cpfs = of(august, profiles).flatMap(({ cpf }) => (cpf ? [cpf as string] : []));
    expect(cpfs.length).toBeGreaterThan(400);
    expect(cpfs.filter((cpf) => !hasRightCheckDigits(cpf))).toEqual([]);
    expect(new Set(cpfs).size).toBe(cpfs.length);
  });

  it('has the register of the mock-ups in the main class', () => {
    const names = august.mainClass.enrolments.map(({ pupil }) => pupil.name);
    expect(names).toHaveLength(28);
    expect(names.slice(0, 3)).toEqual(['Ana Beatriz Moura', 'Bruno Henrique Alves', 'Caio Fernandes Luz']);
    const registers = of(august, profiles).flatMap(({ matricula }) =>
      String(matricula).startsWith('202604') ? [matricula] : [],
    );
    expect(registers.slice(0, 3)).toEqual(['20260417', '20260430', '20260443']);
    expect(august.mainTeacher).toMatchObject({ name: 'Lúcia Prado', email: 'lucia.prado@santaaurora.edu.br' });
    const taught = of(august, classTeachers).filter((row) => row.teacher_profile_id === august.mainTeacher.profileId);
    expect(taught).toHaveLength(3);
  });

  it('gives the teacher three unread notifications', () => {
    const own = of(august, notifications).filter(({ user_id }) => user_id === august.mainTeacher.userId);
    expect(own.filter(({ read_at }) => read_at === null)).toHaveLength(3);
  });

  it('scores sheets as the contract does', () => {
    const sheets = of(august, assessmentResults).filter(({ total }) => total !== null);
    expect(sheets.length).toBeGreaterThan(500);
    // In whole numbers, half a hundredth goes up.
    for (const { score, hits, total } of sheets) {
      expect(score).toBe(Math.floor((Number(hits) * 20_000 + Number(total)) / (2 * Number(total))) / 100);
    }
  });

  it("has an exam that the network's scale can take: a group, a key, over 200 sheets, questions from easy to hard", () => {
    const taken = of(august, assessments).filter(({ title }) => title === 'Avaliação diagnóstica');
    const group = taken.find(({ assessment_group_id }) => assessment_group_id)?.assessment_group_id;
    const exam = taken.filter(({ assessment_group_id }) => assessment_group_id === group);
    const ids = new Set(exam.map(({ id }) => id));
    const keys = of(august, answerKeys).filter(({ assessment_id }) => ids.has(assessment_id));
    expect(new Set(keys.map(({ key }) => JSON.stringify(key)))).toHaveLength(1);
    const sheets = of(august, assessmentResults).filter(
      (row) => ids.has(row.assessment_id) && row.status === 'CORRECTED',
    );
    expect(sheets.length).toBeGreaterThanOrEqual(200);
    const [first] = keys;
    const key = (first?.key as AnswerKey | undefined)?.[0];
    const shareOf = (question: number) =>
      sheets.filter(({ details }) => {
        const mark = storedAnswers(details)[0]?.questions[question - 1];
        return mark?.letters.toLowerCase() === key?.[String(question)];
      }).length / sheets.length;
    expect(shareOf(1)).toBeGreaterThan(0.9);
    expect(shareOf(10)).toBeLessThan(0.6);
  });

  it('has questions in the bank, those of the exam under its letters', () => {
    const items = of(august, bankItems) as (typeof bankItems.$inferSelect)[];
    expect(items).toHaveLength(demoItems.length);
    for (const [at, { options, rule }] of items.entries()) {
      expect(options[optionLetters.indexOf(rightLetters(rule)[0] ?? 'E')]).toBe(demoItems[at]?.right);
    }
    const rules = new Map(items.map(({ id, rule }) => [id, rule]));
    const keyOf = new Map(of(august, answerKeys).map(({ assessment_id, key }) => [assessment_id, key as AnswerKey]));
    const uses = of(august, bankItemUses) as (typeof bankItemUses.$inferSelect)[];
    expect(uses).toHaveLength(5);
    for (const { assessment_id, group, question, item_id } of uses) {
      expect(keyOf.get(assessment_id)?.[group]?.[String(question)]).toBe(rules.get(item_id));
    }
    const skillOf = new Map(of(august, questionSkills).map((row) => [refOf(row as unknown as QuestionAt), row.code]));
    expect(uses.map((use) => skillOf.get(refOf(use)))).toEqual(
      demoItems.flatMap(({ skill, from }) => (from ? [skill] : [])),
    );
  });

  it('has help, lessons and achievements as specified', () => {
    expect(faqSections).toHaveLength(5);
    expect(faqSections.flatMap(({ faqs }) => faqs).length).toBeGreaterThanOrEqual(12);
    expect(moduleContents.map(({ lessons }) => lessons.length)).toEqual([8, 8, 8, 16]);
    expect(achievementContents.reduce((sum, { xp }) => sum + xp, 0)).toBe(300);
  });
});

const days = ['2026-01-01', '2026-02-02', '2026-04-21', '2026-07-20', '2026-12-31', '2027-01-05', '2027-06-30'];
describe.each([...days, '2028-02-29'])('made on %s', (today) => {
  const made = makeDemonstration(momentOn(today));
  const { calendar } = momentOn(today);

  it('has rolls of school days alone, none to come', () => {
    const lessonDays = new Set(calendar.days);
    const rolled = made.rolls.flatMap(({ lines }) => lines.map(({ day }) => day));
    expect(rolled.filter((day) => !lessonDays.has(day) || day > today)).toEqual([]);
    const past = calendar.days.filter((day) => day < today).length;
    const main = made.rolls.find(({ schoolClass }) => schoolClass.id === made.mainClass.id);
    expect(new Set(main?.lines.map(({ day }) => day)).size).toBe(past);
  });

  it("has a roll behind it for each weekday of the teacher's, and her grades", () => {
    const { mainClass, mainTeacher } = made;
    const own = made.rolls
      .flatMap(({ schoolClass, lines }) => (schoolClass.id === mainClass.id ? lines : []))
      .filter(({ day, assignment }) => assignment.teacher.profileId === mainTeacher.profileId && day < today);
    const given = own[0]?.assignment.lessons.map(({ weekday }) => weekday) ?? [];
    const called = new Set(own.filter(({ day }) => addDays(day, 60) > today).map(({ day }) => weekdayOf(day)));
    expect(given.length).toBeGreaterThan(0);
    expect([...called].sort()).toEqual([...new Set(given)].sort());
    const posted = of(made, grades).filter(({ posted_by }) => posted_by === mainTeacher.userId);
    expect(posted.length).toBeGreaterThan(0);
  });

  it('has grades of every school of its network, and of more pupils than a ranking names', () => {
    const { municipality } = made.mainClass.school;
    const schools = of(made, institutions).filter(({ municipality_id }) => municipality_id === municipality.id);
    const schoolOf = new Map(of(made, schoolClasses).map(({ id, institution_id }) => [id, institution_id]));
    const posted = of(made, grades);
    const graded = new Set(posted.map(({ class_id }) => schoolOf.get(class_id)));
    expect(schools.filter(({ id }) => !graded.has(id))).toEqual([]);
    expect(new Set(posted.map(({ student_profile_id }) => student_profile_id)).size).toBeGreaterThan(100);
  });

  it('has happened: no time after that midnight, but for the events to come', () => {
    const limit = new Date(`${today}T00:00:00-03:00`);
    const times = made.rows
      .filter(({ table }) => table !== classEvents)
      .flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).filter((value) => value instanceof Date)));
    expect(times.length).toBeGreaterThan(1000);
    expect(times.filter((time) => time > limit)).toEqual([]);
  });
});
