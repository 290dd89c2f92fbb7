import { announcementDraftSchema } from '@caderneta/contract';
import { Button, Modal, Select, TextArea, TextField } from '@caderneta/ui';
import { useId, useState } from 'react';
import { checkForm, type FieldErrors } from '../../../lib/forms/field-errors.ts';
import { notificationsCopy, type TemplateId } from '../notifications.copy.ts';
import * as styles from './notifications.css.ts';

export interface AnnouncementDialogProps {
  onClose: () => void;
  /** Sends; answers the fields that the server refused, or null when it was sent. */
  onSend: (draft: { title?: string; message: string }) => Promise<FieldErrors | null>;
}

/** 'Nova notificação geral': a template to start from, a title that may stay blank, the message. */
export default function AnnouncementDialog({ onClose, onSend }: AnnouncementDialogProps) {
  const texts = notificationsCopy.announce;
  const formId = useId();
  const [template, setTemplate] = useState('');
  const [title, setTitle] = useState('');
  const [message, setMessage] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setSending] = useState(false);

  const fill = (id: string) => {
    setTemplate(id);
    const chosen = id === '' ? null : texts.templates[id as TemplateId];
    if (chosen === null) return;
    setTitle(chosen.title);
    setMessage(chosen.message);
    setErrors({});
  };
  const submit = async () => {
    if (isSending) return;
    const checked = checkForm(announcementDraftSchema, { title, message });
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return;
    setSending(true);
    const own = checked.value.title;
    const refused = await onSend({ message: checked.value.message, ...(own == null ? {} : { title: own }) });
    if (refused === null) return;
    setSending(false);
    setErrors(refused);
  };

  return (
    <Modal
      isOpen
      title={texts.open}
      onOpenChange={() => {
        if (!isSending) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSending}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{texts.lead}</p>
        <Select
          label={texts.template}
          items={[
            { id: '', label: texts.none },
            ...Object.entries(texts.templates).map(([id, { label }]) => ({ id, label })),
          ]}
          selectedId={template}
          onChange={fill}
        />
        <TextField name="title" label={texts.title} value={title} onChange={setTitle} errorMessage={errors.title} />
        <TextArea
          isRequired
          name="message"
          label={texts.message}
          value={message}
          onChange={setMessage}
          errorMessage={errors.message}
        />
      </form>
    </Modal>
  );
}
