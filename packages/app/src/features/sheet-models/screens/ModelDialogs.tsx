import { type SheetModel, sheetModelPatchSchema } from '@caderneta/contract';
import { TextField } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { EditDialog } from '../../../parts/record-form/EditDialog.tsx';
import { RemovalDialog } from '../../../parts/record-form/RemovalDialog.tsx';
import { tellChange } from '../../../parts/record-form/tell-change.ts';
import { tellRemoval } from '../../../parts/record-form/tell-write.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { useModelWrites } from '../sheet-models.api.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';

/** 'Editar nome do modelo'. */
function RenameDialog({ model, onClose }: { model: SheetModel; onClose: () => void }) {
  const { form: texts, toasts } = sheetModelsCopy;
  const writes = useModelWrites();
  const form = useRecordForm<{ name: string }, { name: string }>({
    form: `modelo-de-folha.nome.${model.id}`,
    start: { name: model.name },
    check: (values) => {
      const checked = checkForm(sheetModelPatchSchema, values);
      return checked.ok ? { ok: true, value: values } : checked;
    },
    onSave: ({ name }) =>
      tellChange(model, (version) => writes.update({ id: model.id }, { name, version }), {
        done: toasts.updated,
        failed: toasts.updateFailed,
      }),
    onClose,
  });
  return (
    <EditDialog editing={model} texts={texts} form={form}>
      <TextField isRequired autoFocus label={texts.name} {...form.field('name')} />
    </EditDialog>
  );
}

export interface ModelDialogsProps {
  renaming: SheetModel | null;
  removing: SheetModel | null;
  onClose: () => void;
}

/** The dialogs of the list, with what their buttons do. */
export function ModelDialogs({ renaming, removing, onClose }: ModelDialogsProps) {
  const writes = useModelWrites();
  const { removeTitle, toasts } = sheetModelsCopy;
  if (renaming) return <RenameDialog model={renaming} onClose={onClose} />;
  if (!removing) return null;
  const remove = async () => {
    const refused = await tellRemoval(writes.remove({ id: removing.id }), {
      done: toasts.removed,
      failed: toasts.removeFailed,
    });
    if (refused === null) onClose();
  };
  return <RemovalDialog title={removeTitle} name={removing.name} onClose={onClose} onConfirm={remove} />;
}
