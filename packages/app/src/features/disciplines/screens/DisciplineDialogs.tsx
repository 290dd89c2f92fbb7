import { type Discipline, type DisciplineInput, disciplineInputSchema } from '@caderneta/contract';
import { ComboBox, EmptyState, showToast, Table, TextField } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { type FormFailure, failedFields } from '../../../lib/forms/form-failure.ts';
import { useOnlyChoice } from '../../../parts/class-pickers/use-only-choice.ts';
import { DetailsDialog } from '../../../parts/listing/DetailsDialog.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { EditDialog } from '../../../parts/record-form/EditDialog.tsx';
import { RemovalDialog } from '../../../parts/record-form/RemovalDialog.tsx';
import { useRecordActs } from '../../../parts/record-form/record-acts.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { confirmSession, useDisciplineDetails, useDisciplineWrites } from '../disciplines.api.ts';
import { disciplinesCopy } from '../disciplines.copy.ts';

/** A discipline to be read: its institution, who made it, who gives it in which class. */
function DisciplineDetailsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = disciplinesCopy.details;
  const discipline = useDisciplineDetails(id);
  const { data, failure, isLoading } = discipline;
  return (
    <DetailsDialog
      title={texts.title}
      facts={
        data === undefined
          ? []
          : [
              [texts.name, data.name],
              [texts.institution, data.institution.name],
              [texts.createdBy, data.creator?.name ?? texts.unknown],
            ]
      }
      partTitle={texts.teachers}
      onClose={onClose}
    >
      <Table
        label={texts.teachers}
        columns={[
          { id: 'teacher', label: texts.teacher, isRowHeader: true },
          { id: 'class', label: texts.class },
          { id: 'year', label: texts.year, align: 'end' },
        ]}
        rows={(data?.class_teachers ?? []).map(({ id: row, teacher, class: schoolClass }) => ({
          id: row,
          cells: {
            teacher: teacher.name,
            class: `${schoolClass.grade} ${schoolClass.section}`,
            year: schoolClass.academic_year ?? texts.none,
          },
        }))}
        isLoading={isLoading}
        error={failure && <LoadFailed title={texts.failed} of={discipline} />}
        empty={<EmptyState isSearch title={texts.noTeachers} />}
      />
    </DetailsDialog>
  );
}

interface Values {
  readonly name: string;
  readonly institutionId: string | null;
}
const check = ({ name, institutionId }: Values) =>
  checkForm<DisciplineInput>(disciplineInputSchema, { name, institution_id: institutionId ?? '' });

interface DisciplineFormDialogProps {
  /** The one being edited; null makes a new one. */
  editing: Discipline | null;
  institutions: readonly { id: string; name: string }[];
  /** Why the institutions are missing. */
  institutionsFailure: string | null;
  /** The only institution that a MANAGER may use. */
  ownInstitution: string | null;
  onClose: () => void;
  /** Saves; answers why it was refused, or null once saved. */
  onSave: (input: DisciplineInput) => Promise<FormFailure | null>;
}

/** 'Adicionar Disciplina' and 'Editar Disciplina'. */
function DisciplineFormDialog(props: DisciplineFormDialogProps) {
  const { editing, institutions, institutionsFailure, ownInstitution, onClose, onSave } = props;
  const { form: texts, columns } = disciplinesCopy;
  const start: Values = { name: editing?.name ?? '', institutionId: editing?.institution_id ?? ownInstitution };
  const form = useRecordForm({ form: `disciplina.${editing?.id ?? 'nova'}`, start, check, onSave, onClose });
  useOnlyChoice(editing ? undefined : institutions, form.values.institutionId, (institutionId) =>
    form.assume({ institutionId }),
  );
  return (
    <EditDialog editing={editing} texts={texts} form={form}>
      <TextField label={columns.name} placeholder={texts.namePlaceholder} {...form.lead('name')} />
      <ComboBox
        isRequired
        label={columns.institution}
        placeholder={texts.institutionPlaceholder}
        items={institutions.map(({ id, name }) => ({ id, label: name }))}
        selectedId={form.values.institutionId}
        onChange={(institutionId) => form.change({ institutionId })}
        isDisabled={ownInstitution !== null}
        errorMessage={form.errors.institution_id ?? institutionsFailure ?? undefined}
      />
    </EditDialog>
  );
}

export interface DisciplineDialogsProps {
  /** What the form edits: a discipline, or 'new'; null keeps it closed. */
  editing: Discipline | 'new' | null;
  shown: Discipline | null;
  removing: Discipline | null;
  institutions: readonly { id: string; name: string }[] | undefined;
  institutionsFailed: boolean;
  ownInstitution: string | null;
  onClose: () => void;
}

/** The dialogs of the list, with what their buttons do. */
export function DisciplineDialogs(props: DisciplineDialogsProps) {
  const { editing, shown, removing, institutions, institutionsFailed, ownInstitution, onClose } = props;
  const writes = useDisciplineWrites();
  const { toasts } = disciplinesCopy;
  const complain = (message: string) => showToast({ tone: 'error', message });

  const failed = toasts.saveFailed;
  const acts = useRecordActs({
    editing,
    writes,
    words: {
      created: { done: toasts.created, failed },
      updated: { done: toasts.updated, failed },
      removed: { done: toasts.removed, failed: toasts.removeFailed },
    },
    onClose,
  });
  const { before, remove } = acts;

  const save = async (input: DisciplineInput): Promise<FormFailure | null> => {
    if (await confirmSession(() => complain(toasts.refusedToken))) return acts.save(input);
    complain(toasts.noToken);
    return failedFields({});
  };

  if (removing !== null) {
    return (
      <RemovalDialog
        title={disciplinesCopy.removeTitle}
        name={`${removing.name}, ${removing.institution.name}`}
        onClose={onClose}
        onConfirm={() => remove(removing)}
      />
    );
  }
  if (shown !== null) return <DisciplineDetailsDialog id={shown.id} onClose={onClose} />;
  if (editing === null) return null;
  return (
    <DisciplineFormDialog
      key={before?.id ?? 'new'}
      editing={before}
      institutions={institutions ?? (before ? [before.institution] : [])}
      institutionsFailure={institutionsFailed ? disciplinesCopy.institutionsFailed : null}
      ownInstitution={ownInstitution}
      onClose={onClose}
      onSave={save}
    />
  );
}
