import {
  type Assessment,
  type AssessmentCategory,
  type AssessmentFormat,
  assessmentCategories,
  assessmentFormats,
  categoryLabels,
  formatLabels,
} from '@caderneta/contract';
import { SegmentedControl, TextArea, TextField } from '@caderneta/ui';
import { type FormFailure, failedFields } from '../../../lib/forms/form-failure.ts';
import { useOwnInstitution } from '../../../lib/session/use-own-institution.ts';
import { EditDialog } from '../../record-form/EditDialog.tsx';
import { tellChange } from '../../record-form/tell-change.ts';
import { tellWrite } from '../../record-form/tell-write.ts';
import { useRecordForm } from '../../record-form/use-record-form.ts';
import {
  type AssessmentBody,
  type AssessmentValues,
  checkChange,
  checkNew,
  type GivenClass,
  valuesOf,
} from '../assessment-form.ts';
import { useAssessmentWrites } from '../assessments.api.ts';
import { assessmentsCopy } from '../assessments.copy.ts';
import { smallHint } from '../assessments.css.ts';
import { ClassPickers } from '../ClassPickers.tsx';
import { FileField } from '../FileField.tsx';
import { useAssessmentFile } from '../use-assessment-file.ts';
import { useClassLists } from '../use-class-lists.ts';
import { SheetField } from './SheetField.tsx';

export interface AssessmentFormDialogProps {
  /** The assessment being edited; null makes a new one. */
  editing: Assessment | null;
  /** The class of a new one; null lets it be chosen. */
  schoolClass: GivenClass | null;
  onClose: () => void;
}

/** 'Nova avaliação' and 'Editar avaliação'. What was typed outlives a failed save and a reload; the file does not. */
export function AssessmentFormDialog({ editing, schoolClass, onClose }: AssessmentFormDialogProps) {
  const { form: texts, toasts } = assessmentsCopy;
  const writes = useAssessmentWrites();
  const ownInstitution = useOwnInstitution();
  const file = useAssessmentFile();
  const choosesClass = editing === null && schoolClass === null;

  const save = async (body: AssessmentBody): Promise<FormFailure | null> => {
    const part = await file.part();
    if (part === null) return failedFields({});
    const upload = file.start();
    const { institution_id: _institution, class_id: _class, ...changed } = body;
    const { cancelled } = toasts;
    const refused = await (editing
      ? tellChange(editing, (version) => writes.update({ id: editing.id }, { ...changed, ...part, version }, upload), {
          done: toasts.updated,
          failed: toasts.updateFailed,
          cancelled,
        })
      : tellWrite(writes.create({ ...body, ...part }, upload), {
          done: toasts.created,
          failed: toasts.createFailed,
          cancelled,
        }));
    file.end();
    return refused;
  };
  const form = useRecordForm<AssessmentValues, AssessmentBody>({
    form: `avaliacao.${editing?.id ?? `nova.${schoolClass?.id ?? ''}`}`,
    start: valuesOf(editing),
    check: (typed) =>
      editing ? checkChange(typed, editing) : checkNew(typed, schoolClass, lists.steps, ownInstitution),
    onSave: save,
    onClose,
  });
  const { values, change, errors, isSaving } = form;
  const lists = useClassLists(choosesClass ? values : null);

  return (
    <EditDialog leavesOut="file" size="medium" editing={editing} texts={texts} addLabel={texts.add} form={form}>
      <TextField label={texts.title} placeholder={texts.titlePlaceholder} {...form.lead('title')} />
      {choosesClass && <ClassPickers lists={lists} choice={values} errors={errors} onChange={change} />}
      <div>
        <SegmentedControl
          label={texts.format}
          items={assessmentFormats.map((id) => ({ id, label: formatLabels[id] }))}
          selectedId={values.format}
          onChange={(id) => change({ format: id as AssessmentFormat })}
        />
        <p className={smallHint}>{errors.format ?? texts.formatHint[values.format]}</p>
      </div>
      {values.format === 'GABARITO' && (
        <SheetField
          editing={editing}
          institutionId={
            editing?.institution_id ?? schoolClass?.institution_id ?? ownInstitution ?? values.institutionId
          }
          selectedId={values.sheetId}
          errorMessage={errors.sheet_model_edition_id}
          onChange={(sheetId) => change({ sheetId })}
        />
      )}
      <SegmentedControl
        label={texts.category}
        items={assessmentCategories.map((id) => ({ id, label: categoryLabels[id] }))}
        selectedId={values.category}
        onChange={(id) => change({ category: id as AssessmentCategory })}
      />
      <TextArea label={texts.description} {...form.field('description')} />
      <FileField stored={editing?.attachment ?? null} state={file} errorMessage={errors.file} isDisabled={isSaving} />
    </EditDialog>
  );
}
