import {
  type BankItem,
  type bankItemInputSchema,
  type bankItemPatchSchema,
  type Failure,
  fail,
  isRuleOfOptions,
  itemPictureLimit,
  type Outcome,
  type QuestionRule,
  ruleOf,
  succeed,
} from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { bankItems, bankItemUses } from '../../schema/bank-items.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { decodeAttachment, type SentFile } from '../../server/files/attachment.ts';
import { dropFile, keepFile } from '../../server/files/keep-file.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import { holdMunicipality } from '../../server/writes/hold-municipality.ts';
import { archiveStamp, recordWrites } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { findAssessmentRef, readKey } from '../assessments/assessments.service.ts';
import { bankItemMessages as messages } from './bank-items.messages.ts';
import { findBankItem } from './bank-items.repository.ts';
import { writableItems } from './bank-items.scope.ts';

type Row = typeof bankItems.$inferSelect;
type Input = z.output<typeof bankItemInputSchema>;
type Patch = z.output<typeof bankItemPatchSchema>;

const writes = recordWrites<Row, BankItem>({
  table: bankItems,
  lock: async ({ db, viewer }, id) => {
    const [locked] = await db
      .select({ row: bankItems, municipalityId: municipalities.id })
      .from(bankItems)
      .innerJoin(municipalities, eq(municipalities.id, bankItems.municipality_id))
      .where(and(eq(bankItems.id, id), visibleMunicipalities(viewer), writableItems(viewer)))
      .for('update', { of: bankItems });
    return locked ?? null;
  },
  audited: [
    ...([
      'municipality_id',
      'statement',
      'options',
      'rule',
      'file_id',
      'component',
      'year',
      'level',
      'skills',
    ] as const),
    'archived_at',
  ],
  shown: async ({ db, viewer }, { id }) => (await findBankItem(db, viewer, id))?.item ?? null,
  notice: {
    created: ({ statement }) => messages.created(statement),
    updated: ({ statement }) => messages.updated(statement),
    removed: ({ statement }, archived) => messages.removed(statement, archived),
  },
});

const pictureTypes: readonly string[] = ['image/png', 'image/jpeg'];

/** The picture that a form sent: null for none, undefined where it does not speak of it. What it is, its bytes say. */
function sentPicture(picture: string | null | undefined): Outcome<SentFile | null | undefined> {
  if (picture === null || picture === undefined) return succeed(picture);
  const sent = decodeAttachment(picture, 'picture');
  if (!sent.ok) return sent;
  if (!pictureTypes.includes(sent.value.mediaType)) {
    return fail('unsupported-media', { errors: [messages.pictureType] });
  }
  const isLarge = sent.value.content.byteLength > itemPictureLimit;
  return isLarge ? fail('body-too-large', { errors: [messages.pictureSize] }) : sent;
}

const refusedRule = (rule: QuestionRule, options: readonly string[]): Failure | null =>
  isRuleOfOptions(rule, options) ? null : fail('invalid-request', { errors: [messages.ruleBeyond] });

/** The refusal of a question that is said to come from an assessment: of one out of sight, or that does not ask it, or holds other answers right. */
async function refusedOrigin({ db, viewer }: Unit, { from, municipality_id, rule }: Input): Promise<Failure | null> {
  if (!from) return null;
  const assessment = await findAssessmentRef(db, viewer, from.assessment_id);
  if (assessment?.municipalityId !== municipality_id) return fail('not-found');
  const key = await readKey(db, assessment.id);
  const asked = key && ruleOf(key.key, from.group, from.question);
  if (!asked) return fail('invalid-request', { errors: [messages.unasked] });
  // A rule of the bank is one letter.
  return asked === rule ? null : fail('invalid-request', { errors: [messages.otherRule] });
}

const columnsOf = ({ statement, options, rule, component, year, level, skills }: Patch) => ({
  ...{ statement, options, rule, component, year, level, skills },
});

/** Keeps a question in the bank of a municipality in which the viewer may write; of one of an assessment its results are a use. */
export async function createBankItem(unit: Unit, fileStore: FileStore, input: Input): Promise<Outcome<BankItem>> {
  const held = await holdMunicipality(unit, input.municipality_id);
  if (!held) return fail('not-found');
  const picture = sentPicture(input.picture);
  if (!picture.ok) return picture;
  const { municipality_id, statement, options, rule, from } = input;
  const refused = refusedRule(rule, options) ?? (await refusedOrigin(unit, input));
  if (refused) return refused;
  return writes.create(unit, held, async (stamp) => {
    const sent = picture.value;
    const file_id = sent && (await keepFile(unit, fileStore, municipality_id, sent.content, sent.mediaType));
    const own = { municipality_id, statement, options, rule, file_id, created_by: unit.viewer.userId };
    const made = await unit.db
      .insert(bankItems)
      .values({ ...columnsOf(input), ...own, ...stamp })
      .returning();
    const [row] = made;
    if (row && from) {
      const { assessment_id, group, question } = from;
      await unit.db
        .insert(bankItemUses)
        .values({ assessment_id, group, question, item_id: row.id, is_assembled: false });
    }
    return made;
  });
}

const isUsed = async ({ db }: Unit, id: string) =>
  (await db.select().from(bankItemUses).where(eq(bankItemUses.item_id, id)).limit(1)).length > 0;

/** The refusal of another text of a question with uses: their figures would be another question's. */
async function refusedText(unit: Unit, row: Row, sent: Patch): Promise<Failure | null> {
  const same = (one: unknown, other: unknown) => one === undefined || JSON.stringify(one) === JSON.stringify(other);
  const isSame =
    same(sent.statement, row.statement) &&
    same(sent.options, row.options) &&
    same(sent.rule, row.rule) &&
    same(sent.picture, row.file_id);
  if (isSame || !(await isUsed(unit, row.id))) return null;
  return fail('in-use', { message: messages.fixed });
}

/** Changes a question, archives it or brings it back. */
export async function updateBankItem(
  unit: Unit,
  fileStore: FileStore,
  id: string,
  sent: Patch,
): Promise<Outcome<BankItem>> {
  const picture = sentPicture(sent.picture);
  if (!picture.ok) return picture;
  return writes.update(unit, id, {
    sent,
    check: async ({ row }) =>
      refusedRule(sent.rule ?? row.rule, sent.options ?? row.options) ?? refusedText(unit, row, sent),
    write: async (stamp, { row, municipalityId }) => {
      const file = picture.value;
      const file_id = file && (await keepFile(unit, fileStore, municipalityId ?? null, file.content, file.mediaType));
      const archived = sent.is_archived === undefined ? {} : { archived_at: sent.is_archived ? unit.now : null };
      return unit.db
        .update(bankItems)
        .set({ ...columnsOf(sent), file_id, ...archived, ...stamp })
        .where(eq(bankItems.id, row.id))
        .returning();
    },
    follow: async (before, after) => {
      if (before.file_id && after.file_id !== before.file_id) await dropFile(unit, fileStore, before.file_id);
    },
  });
}

/** Removes a question: archived where it has uses, whose figures are its own, else for good. */
export const removeBankItem = (unit: Unit, fileStore: FileStore, id: string): Promise<Outcome<{ archived: boolean }>> =>
  writes.archiveOrRemove(
    unit,
    id,
    () => isUsed(unit, id),
    ({ db, now }) => db.update(bankItems).set(archiveStamp(now)).where(eq(bankItems.id, id)),
    async ({ file_id }) => {
      if (file_id) await dropFile(unit, fileStore, file_id);
    },
  );
