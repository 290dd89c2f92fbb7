import type { Skill, SkillInput } from '@caderneta/contract';
import { ComboBox, TextArea, TextField } from '@caderneta/ui';
import type { FormFailure } from '../../../lib/forms/form-failure.ts';
import { useManagedMunicipality } from '../../../parts/managed-municipality/use-managed-municipality.ts';
import { EditDialog } from '../../../parts/record-form/EditDialog.tsx';
import { RemovalDialog } from '../../../parts/record-form/RemovalDialog.tsx';
import { useRecordActs, wordsOfToasts } from '../../../parts/record-form/record-acts.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { checkSkill, startValues } from '../skill-form.ts';
import { useSkillWrites } from '../skills.api.ts';
import { skillsCopy } from '../skills.copy.ts';

interface SkillFormDialogProps {
  /** The one being edited; null makes a new one. */
  editing: Skill | null;
  municipality: ReturnType<typeof useManagedMunicipality>;
  onClose: () => void;
  /** Saves; answers why it was refused, or null once saved. */
  onSave: (input: SkillInput) => Promise<FormFailure | null>;
}

/** 'Adicionar Habilidade' and 'Editar Habilidade'. */
function SkillFormDialog({ editing, municipality, onClose, onSave }: SkillFormDialogProps) {
  const { form: texts, columns } = skillsCopy;
  const form = useRecordForm({
    form: `habilidade.${editing?.id ?? 'nova'}`,
    start: startValues(editing, municipality.own),
    check: (values) => checkSkill(values, editing === null),
    onSave,
    onClose,
  });
  return (
    <EditDialog editing={editing} texts={texts} form={form}>
      {!municipality.isFixed && (
        <ComboBox
          isRequired
          label={texts.municipality}
          items={municipality.rows.map(({ id, name }) => ({ id, label: name }))}
          selectedId={form.values.municipalityId}
          onChange={(municipalityId) => form.change({ municipalityId })}
          isDisabled={editing !== null}
          errorMessage={form.errors.municipality_id}
        />
      )}
      <TextField
        isRequired
        autoFocus={editing === null}
        isReadOnly={editing !== null}
        label={columns.code}
        description={editing === null ? texts.codeHint : texts.codeFixed}
        {...form.field('code')}
      />
      <TextArea label={columns.text} description={texts.textHint} rows={4} {...form.field('text')} />
      <TextField label={columns.component} {...form.field('component')} />
      <TextField label={columns.years} description={texts.yearsHint} {...form.field('years')} />
      <TextField label={columns.topic} {...form.field('topic')} />
    </EditDialog>
  );
}

export interface SkillDialogsProps {
  /** What the form edits: a skill, or 'new'; null keeps it closed. */
  editing: Skill | 'new' | null;
  removing: Skill | null;
  onClose: () => void;
}

/** The dialogs of the list, with what their buttons do. */
export function SkillDialogs({ editing, removing, onClose }: SkillDialogsProps) {
  const municipality = useManagedMunicipality();
  const writes = useSkillWrites();
  const acts = useRecordActs<Skill, SkillInput>({
    editing,
    writes: {
      ...writes,
      // A code and a municipality stay: the call takes neither.
      update: (params, { code, municipality_id, ...patch }) => writes.update(params, patch),
    },
    words: wordsOfToasts(skillsCopy.toasts),
    onClose,
  });
  if (removing !== null) {
    return (
      <RemovalDialog
        title={skillsCopy.removeTitle}
        name={removing.code}
        onClose={onClose}
        onConfirm={() => acts.remove(removing)}
      />
    );
  }
  if (editing === null) return null;
  return (
    <SkillFormDialog
      key={`${acts.before?.id ?? 'new'} ${municipality.own ?? ''}`}
      editing={acts.before}
      municipality={municipality}
      onClose={onClose}
      onSave={acts.save}
    />
  );
}
