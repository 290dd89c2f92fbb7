import {
  type BankItem,
  type BankItemInput,
  itemLevelOf,
  itemLevels,
  mostSkillsOfQuestion,
  optionLetters,
} from '@caderneta/contract';
import { ComboBox, Notice, Select, TextArea, TextField } from '@caderneta/ui';
import { useState } from 'react';
import type { FormFailure } from '../../../lib/forms/form-failure.ts';
import type { useManagedMunicipality } from '../../managed-municipality/use-managed-municipality.ts';
import { SkillCodesField } from '../../question-skills/screens/SkillCodesField.tsx';
import { RecordDialog } from '../../record-form/RecordDialog.tsx';
import { useRecordForm } from '../../record-form/use-record-form.ts';
import { bankItemsCopy } from '../bank-items.copy.ts';
import * as styles from '../bank-items.css.ts';
import { type ChosenPicture, ItemPicture } from '../ItemPicture.tsx';
import { checkItem, gradeOfYear, type ItemValues, startValues } from '../item-form.ts';

const { fields, form: texts } = bankItemsCopy;
const NONE = 'none';
const years = Array.from({ length: 12 }, (_, at) => at + 1);

export interface ItemFormDialogProps {
  title: string;
  /** Tells this form from any other, so that what was typed is kept. */
  form: string | null;
  /** The one being edited; null makes a new one. */
  editing: BankItem | null;
  /** What is known of a new one. */
  known?: Partial<BankItem> | undefined;
  municipality: ReturnType<typeof useManagedMunicipality>;
  onClose: () => void;
  /** Saves; answers why it was refused, or null once saved. */
  onSave: (input: BankItemInput) => Promise<FormFailure | null>;
}

type ItemForm = ReturnType<typeof useRecordForm<ReturnType<typeof startValues>, BankItemInput>>;

/** What is printed: it stays once an assessment was put together with it. */
function PrintedFields({ form, isFixed }: { form: ItemForm; isFixed: boolean }) {
  const { values, errors, change } = form;
  return (
    <>
      <TextArea
        isRequired
        isReadOnly={isFixed}
        label={fields.statement}
        description={texts.statementHint}
        rows={4}
        {...form.field('statement')}
      />
      <fieldset className={styles.options}>
        <legend className={styles.legend}>{fields.options}</legend>
        <p className={styles.hint}>{texts.optionsHint}</p>
        {optionLetters.map((letter, at) => (
          <TextField
            key={letter}
            isRequired={at < 2}
            isReadOnly={isFixed}
            name={`options.${at}`}
            label={fields.option(letter)}
            value={values.options[at] ?? ''}
            onChange={(text) => change({ options: values.options.map((old, index) => (index === at ? text : old)) })}
            errorMessage={errors[`options.${at}`]}
          />
        ))}
      </fieldset>
      <Select
        isRequired
        isDisabled={isFixed}
        name="rule"
        label={fields.right}
        placeholder={texts.rightPlaceholder}
        items={optionLetters.map((id) => ({ id, label: id }))}
        selectedId={values.right || null}
        onChange={(right) => change({ right })}
        errorMessage={errors.rule ?? ''}
      />
    </>
  );
}

/** What the question is of: always to be changed. */
function AboutFields({ form, municipalityId }: { form: ItemForm; municipalityId: string | null }) {
  const { values, errors, change } = form;
  return (
    <>
      <div className={styles.pair}>
        <TextField label={fields.component} {...form.field('component')} />
        <Select
          label={fields.year}
          items={[
            { id: NONE, label: texts.anyYear },
            ...years.map((year) => ({ id: String(year), label: bankItemsCopy.yearName(year) })),
          ]}
          selectedId={values.year || NONE}
          onChange={(year) => change({ year: year === NONE ? '' : year })}
        />
        <Select
          label={fields.level}
          items={[
            { id: NONE, label: texts.noLevel },
            ...itemLevels.map((id) => ({ id, label: bankItemsCopy.levels[id] })),
          ]}
          selectedId={values.level || NONE}
          onChange={(level) => change({ level: itemLevelOf(level) })}
        />
      </div>
      {municipalityId !== null && (
        <SkillCodesField
          municipalityId={municipalityId}
          grade={gradeOfYear(values.year)}
          components={values.component ? [values.component] : []}
          codes={values.skills}
          onChange={(skills) => change({ skills })}
          most={mostSkillsOfQuestion}
          errorMessage={errors.skills}
        />
      )}
    </>
  );
}

/** A question of the bank: a new one, one that is changed, or one kept from an assessment. */
export function ItemFormDialog(props: ItemFormDialogProps) {
  const { title, editing, known = null, municipality, onClose, onSave } = props;
  const [picture, setPicture] = useState<ChosenPicture>(undefined);
  // Known only after a while, and what was typed by then stays.
  const ownerOf = (values: ItemValues) => values.municipalityId ?? municipality.own;
  const form = useRecordForm({
    form: props.form,
    start: startValues(editing ?? known, null),
    check: (values) =>
      checkItem({ ...values, municipalityId: ownerOf(values) }, picture === null ? null : picture?.base64),
    onSave,
    onClose,
  });
  const isFixed = editing?.is_fixed ?? false;
  return (
    <RecordDialog leavesOut="file" title={title} submitLabel={texts.save} form={form} size="large">
      {!municipality.isFixed && known?.municipality_id === undefined && (
        <ComboBox
          isRequired
          label={fields.municipality}
          items={municipality.rows.map(({ id, name }) => ({ id, label: name }))}
          selectedId={form.values.municipalityId}
          onChange={(municipalityId) => form.change({ municipalityId })}
          isDisabled={editing !== null}
          errorMessage={form.errors.municipality_id}
        />
      )}
      {isFixed && <Notice>{texts.fixed}</Notice>}
      <PrintedFields form={form} isFixed={isFixed} />
      {!isFixed && (
        <ItemPicture
          stored={editing?.picture ?? null}
          chosen={picture}
          onChange={setPicture}
          errorMessage={form.errors.picture}
        />
      )}
      <AboutFields form={form} municipalityId={ownerOf(form.values)} />
    </RecordDialog>
  );
}
