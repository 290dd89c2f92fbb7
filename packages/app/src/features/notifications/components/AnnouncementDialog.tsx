import { announcementInputSchema } from '@caderneta/contract';
import { Select, TextArea, TextField } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import type { FormFailure } from '../../../lib/forms/form-failure.ts';
import { RecordDialog } from '../../../parts/record-form/RecordDialog.tsx';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { notificationsCopy, type TemplateId } from '../notifications.copy.ts';

export interface AnnouncementDialogProps {
  onClose: () => void;
  /** Sends; answers the fields that the server refused, or null when it was sent. */
  onSend: (input: { title?: string; message: string }) => Promise<FormFailure | null>;
}

/** 'Nova notificação geral': a template to start from, a title that may stay blank, the message. */
export function AnnouncementDialog({ onClose, onSend }: AnnouncementDialogProps) {
  const texts = notificationsCopy.announce;
  const form = useRecordForm({
    form: 'comunicado.novo',
    start: { template: '', title: '', message: '' },
    check: ({ title, message }) => checkForm(announcementInputSchema, { title, message }),
    onSave: ({ title, message }) => onSend({ message, ...(title == null ? {} : { title }) }),
    onClose,
  });
  const { values, change } = form;

  const fill = (template: string) => {
    const chosen = template === '' ? null : texts.templates[template as TemplateId];
    change(chosen === null ? { template } : { template, title: chosen.title, message: chosen.message });
    if (chosen !== null) form.setErrors({});
  };
  return (
    <RecordDialog size="medium" title={texts.open} submitLabel={texts.send} form={form}>
      <p>{texts.lead}</p>
      <Select
        label={texts.template}
        items={[
          { id: '', label: texts.none },
          ...Object.entries(texts.templates).map(([id, { label }]) => ({ id, label })),
        ]}
        selectedId={values.template}
        onChange={fill}
      />
      <TextField label={texts.title} {...form.field('title')} />
      <TextArea isRequired label={texts.message} {...form.field('message')} />
    </RecordDialog>
  );
}
