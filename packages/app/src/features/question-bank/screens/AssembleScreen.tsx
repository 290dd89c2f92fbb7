import { type AssembleInput, mostItemsOfAssessment } from '@caderneta/contract';
import { Button, Card, Checkbox, Form, Notice, PageHeader, showToast, TextField } from '@caderneta/ui';
import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { withReason } from '../../../lib/api/failure-text.ts';
import { type FormFailure, failedFields } from '../../../lib/forms/form-failure.ts';
import { hrefTo, paths, withQuery } from '../../../lib/paths.ts';
import { useIsHere } from '../../../lib/place/use-is-here.ts';
import { useOwnInstitution } from '../../../lib/session/use-own-institution.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { useAssemble } from '../../../parts/bank-items/bank-items.api.ts';
import { ClassField, InstitutionField, RetryLists } from '../../../parts/class-pickers/ClassPickers.tsx';
import { useClassesOf, useInstitutions } from '../../../parts/class-pickers/class-pickers.api.ts';
import { useOnlyChoice } from '../../../parts/class-pickers/use-only-choice.ts';
import { usePageDraft } from '../../../parts/drafts/use-page-draft.ts';
import { lazyCopy } from '../../../parts/lazy/lazy.copy.ts';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { type AssembleValues, assemblyForm, emptyAssembly } from '../assemble-draft.ts';
import * as styles from '../components/question-bank.css.ts';
import { questionBankCopy } from '../question-bank.copy.ts';
import { ChosenItems } from './ChosenItems.tsx';
import { FoundItems } from './FoundItems.tsx';
import { filterNames } from './ItemFilters.tsx';

const texts = questionBankCopy.assemble;

type Assemble = (body: AssembleInput) => ReturnType<ReturnType<typeof useAssemble>>;

/** Checks it by rules that come only now, and creates it; answers why not, or null. `onDraw`: keeps the version B that goes out. */
async function createFrom(
  values: AssembleValues,
  assemble: Assemble,
  onDraw: (order: AssembleValues['order']) => void,
): Promise<FormFailure | null> {
  const rules = await import('../check-assembly.ts').catch(() => null);
  if (rules === null) {
    showToast({ tone: 'error', message: withReason(texts.failed, { message: lazyCopy.hint }) });
    return failedFields({});
  }
  const checked = rules.checkAssembly(values, Math.random);
  if (!checked.ok) return failedFields(checked.errors);
  onDraw(checked.value.order ?? null);
  return tellWrite(assemble(checked.value), { done: texts.done, failed: texts.failed });
}

/** Whose assessment it is. */
function ClassChoice({
  values,
  errors,
  change,
  assume,
}: {
  values: AssembleValues;
  errors: Readonly<Record<string, string>>;
  /** `typed`: the field that it was, by the call's name. */
  change: (part: Partial<AssembleValues>, typed?: string) => void;
  /** Makes a choice that nobody typed. */
  assume: (part: Partial<AssembleValues>) => void;
}) {
  const own = useOwnInstitution();
  const institutionId = own ?? values.institutionId;
  const institutions = useInstitutions();
  const classes = useClassesOf(institutionId);
  const mine = { ...classes, rows: classes.rows?.filter(({ can_write }) => can_write) };
  const offered = own === null ? institutions.rows : undefined;
  useOnlyChoice(offered, values.institutionId, (id) => assume({ institutionId: id }));
  useOnlyChoice(mine.rows, values.classId, (classId) => assume({ classId }));
  return (
    <>
      {own === null && (
        <InstitutionField
          isRequired
          institutions={institutions}
          selectedId={institutionId}
          onChange={(id) => change({ institutionId: id, classId: null })}
        />
      )}
      <ClassField
        isRequired
        classes={mine}
        isWaiting={institutionId === null}
        selectedId={values.classId}
        onChange={(classId) => change({ classId }, 'class_id')}
        errorMessage={errors.class_id}
      />
      <RetryLists lists={own === null ? [institutions, classes] : [classes]} />
    </>
  );
}

/** Montar avaliação: questions of the bank, by skill and level, in the order of an exam. */
export default function AssembleScreen() {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const assemble = useAssemble();
  const [{ filters, page }, changeAddress] = useListAddress(filterNames);
  const form = useRecordForm<AssembleValues, AssembleValues>({
    form: assemblyForm,
    start: emptyAssembly,
    check: (value) => ({ ok: true, value }),
    onSave: async (values) => {
      const refused = await createFrom(values, assemble, (order) => form.change({ order }));
      // Only a try again needs version B as it was drawn; kept after a save, it would be what was typed since.
      if (refused === null) form.change({ order: values.order });
      if (refused === null && values.classId !== null && isHere.current) {
        navigate(withQuery(hrefTo('classArea', { classId: values.classId }), { aba: 'avaliacoes' }));
      }
      return refused;
    },
    onClose: () => undefined,
  });
  usePageDraft(form);
  const { values, errors, change } = form;
  const { items } = values;
  // Two may be added before the list is drawn anew.
  const chosen = useRef(items);
  useLayoutEffect(() => {
    chosen.current = items;
  }, [items]);
  const isFull = items.length >= mostItemsOfAssessment;
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} backHref={paths.questionBank} />
      {form.restored && (
        <Notice
          actions={
            <Button size="compact" onPress={form.restored.discard}>
              {texts.startOver}
            </Button>
          }
        >
          {texts.restored}
        </Notice>
      )}
      <div className={styles.columns}>
        <FoundItems
          filters={filters}
          page={page}
          onChange={changeAddress}
          taken={new Set(items.map(({ id }) => id))}
          isFull={isFull}
          onAdd={({ id, statement }) => {
            chosen.current = [...chosen.current, { id, statement }];
            change({ items: chosen.current }, 'item_ids');
          }}
        />
        <Card as="section" aria-labelledby="chosen-items">
          <Form className={styles.side} errors={[]} onSubmit={() => void form.submit()}>
            <h2 id="chosen-items" className={styles.heading}>
              {texts.chosen}
            </h2>
            {isFull && <Notice tone="warning">{texts.full(mostItemsOfAssessment)}</Notice>}
            <ChosenItems
              items={items}
              onChange={(next) => change({ items: next }, 'item_ids')}
              errorMessage={errors.item_ids}
            />
            <TextField isRequired label={texts.titleField} {...form.field('title')} />
            <ClassChoice values={values} errors={errors} change={change} assume={form.assume} />
            <Checkbox isSelected={values.hasVersions} onChange={(hasVersions) => change({ hasVersions })}>
              {texts.versions}
            </Checkbox>
            <p className={styles.quiet}>{texts.versionsHint}</p>
            <Button type="submit" variant="primary" isPending={form.isSaving}>
              {texts.submit}
            </Button>
          </Form>
        </Card>
      </div>
    </>
  );
}
