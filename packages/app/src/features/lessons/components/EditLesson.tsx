import type { Lesson } from '@caderneta/contract';
import { Button, Form, Modal, showToast, TextArea, TextField } from '@caderneta/ui';
import { useId, useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { type FieldErrors, serverErrors } from '../../../lib/forms/field-errors.ts';
import { checkLesson, type LessonValues, valuesOf } from '../lesson-form.ts';
import { useLessonWrites } from '../lessons.api.ts';
import { lessonsCopy } from '../lessons.copy.ts';
import * as styles from './lessons.css.ts';
import { MaterialField } from './MaterialField.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';

/** 'Editar Aula': title, text, material and questions, saved together. */
export function EditLesson({ lesson, onClose }: { lesson: Lesson; onClose: () => void }) {
  const texts = lessonsCopy.form;
  const formId = useId();
  const writes = useLessonWrites();
  const [values, setValues] = useState(() => valuesOf(lesson));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);
  const set = (part: Partial<LessonValues>) => setValues((now) => ({ ...now, ...part }));

  const save = async () => {
    if (isSaving) return;
    const checked = checkLesson(values);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return;
    setSaving(true);
    const answer = await writes.update(lesson, checked.value);
    setSaving(false);
    if (answer.ok) {
      showToast({ tone: 'success', message: texts.saved });
      onClose();
      return;
    }
    showToast({ tone: 'error', message: failureText(answer, texts.failed) });
    setErrors(serverErrors(answer.errors));
  };

  return (
    <Modal
      isOpen
      size="large"
      title={texts.title}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSaving}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        errors={Object.entries(errors).map(([name, message]) => ({ name, message }))}
        onSubmit={() => void save()}
        className={styles.form}
      >
        <TextField
          isRequired
          name="title"
          label={texts.lessonTitle}
          maxLength={200}
          value={values.title}
          onChange={(title) => set({ title })}
          errorMessage={errors.title}
        />
        <TextArea
          isRequired
          name="body"
          label={texts.body}
          description={texts.bodyHint}
          rows={8}
          maxLength={50_000}
          value={values.body}
          onChange={(body) => set({ body })}
          errorMessage={errors.body}
        />
        <MaterialField
          material={values.material}
          onChange={(material) => set({ material })}
          errorMessage={errors.file}
        />
        <QuestionEditor questions={values.questions} onChange={(questions) => set({ questions })} errors={errors} />
      </Form>
    </Modal>
  );
}
