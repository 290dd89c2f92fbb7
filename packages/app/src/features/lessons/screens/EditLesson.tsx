import type { Lesson, LessonPatch } from '@caderneta/contract';
import { TextArea, TextField } from '@caderneta/ui';
import { failureText } from '../../../lib/api/failure-text.ts';
import { RecordDialog } from '../../../parts/record-form/RecordDialog.tsx';
import { tellChange } from '../../../parts/record-form/tell-change.ts';
import { useOpened } from '../../../parts/record-form/use-opened.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { MaterialField } from '../components/MaterialField.tsx';
import { QuestionEditor } from '../components/QuestionEditor.tsx';
import { checkLesson, type LessonValues, valuesOf } from '../lesson-form.ts';
import { useLessonWrites } from '../lessons.api.ts';
import { lessonsCopy } from '../lessons.copy.ts';

/** 'Editar Aula': title, text, material and questions, saved together. */
export function EditLesson({ lesson: now, onClose }: { lesson: Lesson; onClose: () => void }) {
  const lesson = useOpened(now);
  const texts = lessonsCopy.form;
  const writes = useLessonWrites();
  const form: ReturnType<typeof useRecordForm<LessonValues, LessonPatch>> = useRecordForm({
    form: `aula.${lesson.module_id}.${lesson.lesson_key}`,
    start: valuesOf(lesson),
    // After a conflict the questions are numbered in the lesson as it is by then.
    check: (values) => checkLesson(values, form.meeting ? now : lesson),
    onSave: (patch) =>
      tellChange(lesson, (version) => writes.update(lesson, { ...patch, version }), {
        done: texts.saved,
        failed: (failure) => failureText(failure, texts.failed),
      }),
    onClose,
  });
  const { values, change, errors } = form;

  return (
    <RecordDialog
      leavesOut="file"
      size="large"
      title={texts.title}
      submitLabel={texts.save}
      form={form}
      summary={errors}
    >
      <TextField isRequired label={texts.lessonTitle} {...form.field('title')} />
      <TextArea isRequired label={texts.body} description={texts.bodyHint} rows={8} {...form.field('body')} />
      <MaterialField
        material={values.material}
        onChange={(material) => change({ material })}
        errorMessage={errors.file}
      />
      <QuestionEditor questions={values.questions} onChange={(questions) => change({ questions })} errors={errors} />
    </RecordDialog>
  );
}
