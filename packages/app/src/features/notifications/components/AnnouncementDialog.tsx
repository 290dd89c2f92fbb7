import { announcementInputSchema } from '@caderneta/contract';
import { Button, Notice, Select, TextArea, TextField } from '@caderneta/ui';
import { useState } from 'react';
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

const textNames = ['title', 'message'] as const;
type TextName = (typeof textNames)[number];
type Texts = Readonly<Record<TextName, string>>;

/** 'Nova notificação geral': a template to start from, which leaves what the person wrote; a title that may stay blank, the message. */
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
  const [isSpared, setSpared] = useState(false);

  const chosen = values.template === '' ? null : texts.templates[values.template as TemplateId];
  const isOwn = (name: TextName) =>
    values[name].trim() !== '' && !Object.values(texts.templates).some((template) => template[name] === values[name]);
  const fill = (template: string) => {
    const { title, message } = template === '' ? values : texts.templates[template as TemplateId];
    setSpared(template !== '' && textNames.some(isOwn));
    change({ template, ...(isOwn('title') ? {} : { title }), ...(isOwn('message') ? {} : { message }) });
  };
  const replace = ({ title, message }: Texts) => {
    setSpared(false);
    change({ title, message });
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
      {isSpared && chosen && (
        <Notice
          actions={
            <Button size="compact" onPress={() => replace(chosen)}>
              {texts.replace}
            </Button>
          }
        >
          {texts.spared}
        </Notice>
      )}
      <TextField label={texts.title} {...form.field('title')} />
      <TextArea isRequired label={texts.message} {...form.field('message')} />
    </RecordDialog>
  );
}
