import { irtModels, type ScaleExam, type ScaleRun } from '@caderneta/contract';
import { ComboBox, EmptyState, RadioGroup, Select } from '@caderneta/ui';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { ReadDialog } from '../../../parts/listing/ReadDialog.tsx';
import { RecordDialog } from '../../../parts/record-form/RecordDialog.tsx';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { AnchorBlocks } from '../components/AnchorBlocks.tsx';
import * as styles from '../components/network-scale.css.ts';
import { useScaleExams, useScaleRun, useScaleWrites } from '../network-scale.api.ts';
import { networkScaleCopy } from '../network-scale.copy.ts';
import { checkRun, startValues } from '../run-form.ts';
import { scaleForm } from '../run-href.ts';

const texts = networkScaleCopy.form;
const NEW = 'new';

export interface StartRunDialogProps {
  municipalityId: string;
  /** Finished runs that are a base. */
  bases: readonly ScaleRun[];
  onClose: () => void;
}

interface RunFormProps extends StartRunDialogProps {
  /** Undefined while they are on the way. */
  exams: readonly ScaleExam[] | undefined;
  examsFailed: string | undefined;
}

function RunForm({ municipalityId, bases, exams = [], examsFailed, onClose }: RunFormProps) {
  const writes = useScaleWrites();
  const form = useRecordForm({
    form: scaleForm(municipalityId),
    start: startValues(bases[0]?.id ?? ''),
    check: (values) => checkRun(values, { municipalityId, exam: examOf(values.groupId), baseItems }),
    onSave: (body) => tellWrite(writes.start(body), { done: texts.done, failed: texts.startFailed }),
    onClose,
  });
  const { groupId, baseId, blocks } = form.values;
  const examOf = (id: string | null) => exams.find((exam) => exam.assessment_group_id === id) ?? null;
  const exam = examOf(groupId);
  const base = useScaleRun(baseId === '' ? null : baseId);
  const baseItems = base.data?.findings?.items ?? [];
  return (
    <RecordDialog title={texts.title} submitLabel={texts.submit} form={form} size="large">
      <ComboBox
        isRequired
        label={texts.exam}
        description={texts.examHint}
        placeholder={texts.examPlaceholder}
        items={exams.map(({ assessment_group_id: id, title, school_year, pupils }) => ({
          ...{ id, label: title, detail: texts.examDetail(school_year, pupils) },
        }))}
        selectedId={groupId}
        onChange={(id) => form.change({ groupId: id })}
        isLoading={exams.length === 0 && examsFailed === undefined}
        errorMessage={examsFailed ?? form.errors.assessment_group_id}
      />
      <RadioGroup
        isRequired
        label={texts.model}
        items={irtModels.map((id) => ({
          ...{ id, ...texts.modelOf[id], isDisabled: exam !== null && !exam.models.includes(id) },
        }))}
        selectedId={form.values.model}
        onChange={(model) => form.change({ model })}
        errorMessage={form.errors.model}
      />
      <Select
        label={texts.scale}
        items={[
          ...bases.map(({ id, title, school_year }) => ({ id, label: networkScaleCopy.scaleOf(title, school_year) })),
          { id: NEW, label: texts.newScale },
        ]}
        selectedId={baseId || NEW}
        onChange={(id) => form.change({ baseId: id === NEW ? '' : id })}
      />
      {baseId !== '' && base.failure && <LoadFailed title={texts.baseFailed} of={base} />}
      {baseId !== '' && !base.failure && exam === null && <p className={styles.quiet}>{texts.examFirst}</p>}
      {baseId !== '' && base.data && exam && (
        <AnchorBlocks
          base={baseItems}
          other={exam.questions}
          blocks={blocks}
          onChange={(next) => {
            form.change({ blocks: next });
            // How many there are is told anew with each change: what was wrong with the last ones is not.
            const { anchors, ...others } = form.errors;
            form.setErrors(others);
          }}
          errorMessage={form.errors.anchors}
        />
      )}
    </RecordDialog>
  );
}

/** 'Nova calibração': which exam, by which model, on which scale, and by which common questions. */
export function StartRunDialog(props: StartRunDialogProps) {
  const exams = useScaleExams(props.municipalityId);
  const carried = exams.data?.filter(({ models }) => models.length > 0);
  if (carried?.length !== 0) {
    return <RunForm {...props} exams={carried} examsFailed={exams.failure ? texts.examsFailed : undefined} />;
  }
  const [most] = [...(exams.data ?? [])].sort((left, right) => right.pupils - left.pupils);
  return (
    <ReadDialog title={texts.title} size="small" onClose={props.onClose}>
      <EmptyState
        title={texts.noExam}
        message={[most && texts.most(most.title, most.pupils), texts.noExamHint].filter(Boolean).join(' ')}
      />
    </ReadDialog>
  );
}
