import { type AssembleInput, mostItemsOfAssessment, type QuestionOrder } from '@caderneta/contract';
import { Button, Card, Checkbox, Form, Notice, PageHeader, TextField } from '@caderneta/ui';
import { useNavigate } from 'react-router-dom';
import { hrefTo, paths, withQuery } from '../../../lib/paths.ts';
import { useOwnInstitution } from '../../../lib/session/use-own-institution.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { drawOrder } from '../../../parts/answer-key/version-draft.ts';
import { useAssemble } from '../../../parts/bank-items/bank-items.api.ts';
import { ClassField, InstitutionField, RetryLists } from '../../../parts/class-pickers/ClassPickers.tsx';
import { useClassesOf, useInstitutions } from '../../../parts/class-pickers/class-pickers.api.ts';
import { useOnlyChoice } from '../../../parts/class-pickers/use-only-choice.ts';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { type AssembleValues, checkAssembly, emptyAssembly } from '../assemble-draft.ts';
import * as styles from '../components/question-bank.css.ts';
import { questionBankCopy } from '../question-bank.copy.ts';
import { ChosenItems } from './ChosenItems.tsx';
import { FoundItems } from './FoundItems.tsx';
import { filterNames } from './ItemFilters.tsx';

const texts = questionBankCopy.assemble;

/** Version B by lot, each column within itself, as the key's editor draws it. */
function draw(sizes: readonly number[]): QuestionOrder {
  const drawn = drawOrder(sizes, Math.random);
  return drawn.kind === 'order' ? drawn.places.map((column) => column.flatMap((ref) => ref ?? [])) : [];
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
  change: (part: Partial<AssembleValues>) => void;
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
        onChange={(classId) => change({ classId })}
        errorMessage={errors.class_id}
      />
      <RetryLists lists={own === null ? [institutions, classes] : [classes]} />
    </>
  );
}

/** Montar avaliação: questions of the bank, by skill and level, in the order of an exam. */
export default function AssembleScreen() {
  const navigate = useNavigate();
  const assemble = useAssemble();
  const [{ filters, page }, changeAddress] = useListAddress(filterNames);
  const form = useRecordForm<AssembleValues, AssembleInput>({
    form: 'avaliacao.do-banco',
    start: emptyAssembly,
    check: (values) => checkAssembly(values, draw),
    onSave: async (body) => {
      const refused = await tellWrite(assemble(body), { done: texts.done, failed: texts.failed });
      if (refused === null) {
        navigate(withQuery(hrefTo('classArea', { classId: body.class_id }), { aba: 'avaliacoes' }));
      }
      return refused;
    },
    onClose: () => undefined,
  });
  const { values, errors, change } = form;
  const { items } = values;
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
          onAdd={({ id, statement }) => change({ items: [...items, { id, statement }] })}
        />
        <Card as="section" aria-labelledby="chosen-items">
          <Form className={styles.side} errors={[]} onSubmit={() => void form.submit()}>
            <h2 id="chosen-items" className={styles.heading}>
              {texts.chosen}
            </h2>
            {isFull && <Notice tone="warning">{texts.full(mostItemsOfAssessment)}</Notice>}
            <ChosenItems items={items} onChange={(next) => change({ items: next })} errorMessage={errors.item_ids} />
            <TextField isRequired label={texts.titleField} maxLength={200} {...form.field('title')} />
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
