import type { PgTable } from 'drizzle-orm/pg-core';
import type { choiceWords } from './choice-words.data.ts';
import type { fieldWords } from './field-words.data.ts';

/** A field that has words. */
export type FieldWord = keyof typeof fieldWords;
type Choices = typeof choiceWords;

/** Columns of the machine, of which nobody reads. */
export type MachineColumn =
  | 'id'
  | 'assessment_group_id'
  | 'municipality_ids'
  | 'next_question'
  | 'password_hash'
  | 'position'
  | 'reach'
  | 'request_hash'
  | 'request_id'
  | 'result_id'
  | 'searched'
  | 'sheet_code'
  | 'shown'
  | 'token_hash'
  | 'user_in_use'
  | 'version';

type Columns<Table extends PgTable> = Table['_']['columns'];
type Data<Table extends PgTable, Column extends keyof Columns<Table>> = NonNullable<
  Columns<Table>[Column]['_']['data']
>;
/** Whether a column holds one of a few texts that only the machine knows, not any text. */
type IsChoice<Value> = [Value] extends [string] ? (string extends Value ? false : true) : false;
type WordsOf<Name extends string, Column extends string> = `${Name}.${Column}` extends keyof Choices
  ? keyof Choices[`${Name}.${Column}`]
  : Column extends keyof Choices
    ? keyof Choices[Column]
    : never;

/** Columns of a table that have no words, and choices of which a value has none: none at all where people can read of all of it. */
export type WordlessColumn<Table extends PgTable, Hidden extends string = MachineColumn> = {
  [Column in Exclude<keyof Columns<Table> & string, Hidden>]: Column extends FieldWord
    ? IsChoice<Data<Table, Column>> extends true
      ? [Exclude<Data<Table, Column>, WordsOf<Table['_']['name'], Column>>] extends [never]
        ? never
        : Column
      : never
    : Column;
}[Exclude<keyof Columns<Table> & string, Hidden>];

/** A table of which people can read everything; a column without words, or a choice without a label, does not compile. */
export type Worded<Table extends PgTable> = [WordlessColumn<Table>] extends [never]
  ? unknown
  : { readonly without_words: WordlessColumn<Table> };

/** Takes tables of which people read everything: one with a column without words does not compile. */
export const wordedTables = <Tables extends Readonly<Record<string, PgTable>>>(
  tables: Tables & { readonly [Name in keyof Tables]: Worded<Tables[Name]> },
): Tables => tables;

/** What the audit log may keep of a record: fields that have words. */
export type AuditedFields = { readonly [Field in FieldWord]?: unknown };
/** Names in a value, however deep, that are no fields with words; none where people can read all of it. */
export type WordlessName<Value> = Value extends string | number | boolean | Date | null | undefined
  ? never
  : Value extends readonly (infer Item)[]
    ? WordlessName<Item>
    : {
        [Name in keyof Value & string]: Name extends FieldWord
          ? WordlessName<Value[Name]>
          : Exclude<Name, MachineColumn>;
      }[keyof Value & string];

/** A value of which people can read everything; a name without words, however deep, does not compile. */
export type WordedValue<Value> = [WordlessName<Value>] extends [never]
  ? unknown
  : { readonly without_words: WordlessName<Value> };

/** One side of a change: a record, or each of many that changed at once. */
export type AuditedSide = AuditedFields | readonly AuditedFields[] | null;
