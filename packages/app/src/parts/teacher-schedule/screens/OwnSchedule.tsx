import { weekdays } from '@caderneta/contract';
import { Button, IconButton, type Lesson, Stack } from '@caderneta/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { DraftOffer } from '../../drafts/screens/DraftOffer.tsx';
import { lazyDialog } from '../../lazy/LazyPart.tsx';
import { listHead } from '../../listing/listing.css.ts';
import { tellRemoval } from '../../record-form/tell-write.ts';
import { useScheduleWrites } from '../teacher-schedule.api.ts';
import { scheduleCopy } from '../teacher-schedule.copy.ts';
import { TeacherTimetable } from './TeacherTimetable.tsx';

const RemoveLessonDialog = lazyDialog(async () => (await import('./RemoveLessonDialog.tsx')).RemoveLessonDialog);
const ScheduleDialog = lazyDialog(async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog);

const dayText = ({ day }: Lesson): string => scheduleCopy.weekdays[weekdays[day - 1] ?? 'MONDAY'];

/** 'Meus horários': one's own weekly timetable, to add to and take from. */
export function OwnSchedule({ profileId }: { profileId: string | null }) {
  const { toasts, ...texts } = scheduleCopy;
  const id = useId();
  const writes = useScheduleWrites();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Lesson | null>(null);

  const remove = async ({ id: lesson }: Lesson) => {
    const words = { done: toasts.removed, failed: toasts.removeFailed };
    if ((await tellRemoval(writes.remove(lesson), words)) === null) setRemoving(null);
  };

  return (
    <Stack as="section" aria-labelledby={id} gap={3}>
      <div className={listHead}>
        <h2 id={id}>{texts.title}</h2>
        <Button size="compact" icon={<Plus />} onPress={() => setAdding(true)}>
          {texts.add}
        </Button>
      </div>
      <DraftOffer form={`horario.${profileId}`} onContinue={() => setAdding(true)} />
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
      {isAdding && <ScheduleDialog profileId={profileId} onClose={() => setAdding(false)} />}
      {removing && (
        <RemoveLessonDialog
          lesson={{
            title: removing.title,
            day: dayText(removing),
            span: texts.span(removing.start, removing.end),
          }}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </Stack>
  );
}
