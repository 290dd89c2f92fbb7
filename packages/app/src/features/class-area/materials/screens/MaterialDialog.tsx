import { attachmentLimit, type Material, materialInputSchema, materialPatchSchema } from '@caderneta/contract';
import { Checkbox, FileDrop, ProgressBar, TextArea, TextField } from '@caderneta/ui';
import { useRef, useState } from 'react';
import { checkForm, type Verdict } from '../../../../lib/forms/field-errors.ts';
import { type FormFailure, failedFields } from '../../../../lib/forms/form-failure.ts';
import { readBase64, uploadTimeoutMs } from '../../../../lib/read-file.ts';
import { EditDialog } from '../../../../parts/record-form/EditDialog.tsx';
import { tellChange } from '../../../../parts/record-form/tell-change.ts';
import { tellWrite } from '../../../../parts/record-form/tell-write.ts';
import { useRecordForm } from '../../../../parts/record-form/use-record-form.ts';
import { useMaterialWrites } from '../materials.api.ts';
import { materialsCopy as texts } from '../materials.copy.ts';

const newMaterialSchema = materialInputSchema.omit({ class_id: true });

interface Values {
  readonly title: string;
  readonly description: string;
  readonly hidden: boolean;
}

export interface MaterialDialogProps {
  /** The one being edited; null sends a new one. */
  editing: Material | null;
  classId: string;
  onClose: () => void;
}

/** 'Enviar material' and 'Editar material'. The file is held by the dialog alone; what was typed survives a reload. */
export function MaterialDialog({ editing, classId, onClose }: MaterialDialogProps) {
  const writes = useMaterialWrites();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string | undefined>();
  const [sent, setSent] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);

  const check = (values: Values): Verdict<Values> => {
    const { title, description } = values;
    const checked: Verdict<unknown> = editing
      ? checkForm(materialPatchSchema, { title, description })
      : checkForm(newMaterialSchema, { title, description, file: file?.name ?? '' });
    if (checked.ok) return { ok: true, value: values };
    // Both missing are told in one sentence.
    const { file: missing, ...wrong } = checked.errors;
    return { ok: false, errors: wrong.title === missing ? wrong : checked.errors };
  };

  const save = async ({ title, description, hidden }: Values): Promise<FormFailure | null> => {
    const bytes = file && (await readBase64(file));
    if (file && bytes === null) return failedFields({ file: texts.unreadable });
    const controller = new AbortController();
    upload.current = controller;
    const sending = { onSent: setSent, signal: controller.signal, timeoutMs: uploadTimeoutMs };
    const fields = { title, description: description.trim() === '' ? null : description, hidden };
    const bits = file && bytes !== null ? { file: bytes, file_name: file.name } : {};
    if (file) setSent(0);
    const { cancelled } = texts;
    const refused = await (editing
      ? tellChange(editing, (version) => writes.update({ id: editing.id }, { ...fields, ...bits, version }, sending), {
          done: texts.updated,
          failed: texts.updateFailed,
          cancelled,
        })
      : tellWrite(
          writes.create(
            { ...fields, class_id: classId, type: 'OTHER', file: bytes ?? '', file_name: file?.name },
            sending,
          ),
          { done: texts.uploaded, failed: texts.uploadFailed, cancelled },
        ));
    setSent(null);
    return refused;
  };

  const form = useRecordForm<Values, Values>({
    form: `material.${editing?.id ?? `novo.${classId}`}`,
    start: { title: editing?.title ?? '', description: editing?.description ?? '', hidden: editing?.hidden ?? false },
    check,
    onSave: save,
    onClose,
  });
  const take = (chosen: File) => {
    const sizeError = chosen.size === 0 ? texts.emptyFile : texts.tooLarge;
    const isWrong = chosen.size === 0 || chosen.size > attachmentLimit;
    setFileError(isWrong ? sizeError : undefined);
    if (!isWrong) setFile(chosen);
  };
  return (
    <EditDialog leavesOut="file" editing={editing} texts={texts} addLabel={texts.add} form={form}>
      <TextField label={texts.fields.title} placeholder={texts.fields.titlePlaceholder} {...form.lead('title')} />
      <TextArea label={texts.fields.description} {...form.field('description')} />
      <FileDrop
        label={texts.fields.file}
        description={editing ? texts.fields.newFileHint : texts.fields.fileHint}
        accept={[]}
        file={file ?? (editing && { name: editing.attachment.name, size: editing.attachment.size })}
        onFile={take}
        errorMessage={fileError ?? form.errors.file ?? form.errors.file_name}
        isDisabled={form.isSaving}
      />
      <Checkbox isSelected={form.values.hidden} onChange={(hidden) => form.change({ hidden })}>
        {texts.fields.hidden}
      </Checkbox>
      {sent !== null && (
        <ProgressBar label={texts.sending} value={Math.round(sent * 100)} onCancel={() => upload.current?.abort()} />
      )}
    </EditDialog>
  );
}
