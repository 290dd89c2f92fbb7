import { weekdays } from '@caderneta/contract';
import { Button, ConfirmDelete, IconButton, type Lesson, Stack, showToast } from '@caderneta/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { listHead } from '../../listing/listing.css.ts';
import { tellWrite } from '../../record-form/tell-write.ts';
import { checkSchedule, type ScheduleValues } from '../schedule-form.ts';
import { useScheduleWrites } from '../teacher-schedule.api.ts';
import { scheduleCopy } from '../teacher-schedule.copy.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { TeacherTimetable } from './TeacherTimetable.tsx';

const dayText = ({ day }: Lesson): string => scheduleCopy.weekdays[weekdays[day - 1] ?? 'MONDAY'];

/** 'Meus horários': one's own weekly timetable, to add to and take from. */
export function OwnSchedule({ profileId }: { profileId: string | null }) {
  const { toasts, removal, ...texts } = scheduleCopy;
  const id = useId();
  const writes = useScheduleWrites();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Lesson | null>(null);

  const add = async (values: ScheduleValues): Promise<FieldErrors | null> => {
    const checked = checkSchedule(values, profileId ?? '');
    if (!checked.ok) {
      const [first] = Object.values(checked.errors);
      if (first !== undefined) showToast({ tone: 'error', message: first });
      return checked.errors;
    }
    return tellWrite(writes.create(checked.value), { done: toasts.added, failed: toasts.addFailed });
  };

  const remove = async ({ id: lesson }: Lesson) => {
    const words = { done: toasts.removed, failed: toasts.removeFailed };
    if ((await tellWrite(writes.remove(lesson), words)) === null) setRemoving(null);
  };

  return (
    <Stack as="section" aria-labelledby={id} gap={3}>
      <div className={listHead}>
        <h2 id={id}>{texts.title}</h2>
        <Button size="compact" icon={<Plus />} onPress={() => setAdding(true)}>
          {texts.add}
        </Button>
      </div>
      <TeacherTimetable
        profileId={profileId}
        label={texts.title}
        actionOf={(lesson) => (
          <IconButton
            compact
            label={texts.remove(lesson.title, `${dayText(lesson)} ${lesson.start}`)}
            icon={<Trash2 />}
            onPress={() => setRemoving(lesson)}
          />
        )}
      />
      {isAdding && <ScheduleDialog onClose={() => setAdding(false)} onSave={add} />}
      {removing && (
        <ConfirmDelete
          plain
          onClose={() => setRemoving(null)}
          title={removal.title}
          message={removal.message(removing.title, dayText(removing), texts.span(removing.start, removing.end))}
          onConfirm={() => remove(removing)}
        />
      )}
    </Stack>
  );
}
