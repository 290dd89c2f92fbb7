import { type Lesson, learningEndpoints } from '@caderneta/contract';
import { Button, PageHeader, Skeleton } from '@caderneta/ui';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useBreadcrumbs } from '../../../lib/place/breadcrumbs.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { LessonNav } from '../components/LessonNav.tsx';
import { LessonReading } from '../components/LessonReading.tsx';
import * as styles from '../components/lessons.css.ts';
import { useLesson, useLessonWrites, useModules } from '../lessons.api.ts';
import { lessonsCopy } from '../lessons.copy.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { OwnComments } from './OwnComments.tsx';

const EditLesson = lazyDialog(async () => (await import('./EditLesson.tsx')).EditLesson);

/** Opening a lesson marks it viewed: one try, and one more whenever a connection comes back. */
function useMarkViewed(lesson: Lesson | undefined, isWanted: boolean): void {
  const { view } = useLessonWrites();
  const isOnline = useOnline();
  const unviewed = isWanted && lesson && !lesson.viewed ? lesson.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` is another in each render, and a failed try asks for readings, which render
  useEffect(() => {
    if (unviewed !== null && isOnline) void view(unviewed);
  }, [unviewed, isOnline]);
}

/** One lesson: to read and answer for a pupil, to read and change for MASTER. */
export default function LessonScreen() {
  const { lessonId = '' } = useParams();
  const { id: userId } = useUser();
  const may = useMay();
  const modules = useModules();
  const loaded = useLesson(lessonId);
  const { data: lesson, failure } = loaded;
  const [isEditing, setEditing] = useState(false);
  const isPupil = may(learningEndpoints.answer);
  useMarkViewed(lesson, isPupil);
  const title = lesson && lessonsCopy.lessonOf(lesson.number, lesson.title);
  useBreadcrumbs(title === undefined ? null : [{ label: title }]);
  if (lesson === undefined) {
    if (!failure) return <Skeleton cards={6} />;
    return (
      <>
        <PageHeader title={lessonsCopy.lesson.title} backHref={paths.lessons} />
        <LoadFailed title={lessonsCopy.lesson.loadFailed} of={loaded} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={title ?? ''}
        subtitle={lessonsCopy.lesson.moduleOf(lesson.module_id)}
        backHref={paths.lessons}
        actions={
          may(learningEndpoints.updateLesson) ? (
            <Button variant="primary" icon={<Pencil />} onPress={() => setEditing(true)}>
              {lessonsCopy.lesson.edit}
            </Button>
          ) : undefined
        }
      />
      <div className={styles.article}>
        <LessonReading lesson={lesson} />
        {isPupil && <AnswerForm key={lesson.id} lesson={lesson} />}
        {isPupil && <OwnComments userId={userId} lesson={lesson} />}
        <LessonNav modules={modules.data ?? []} id={lesson.id} />
      </div>
      {isEditing && <EditLesson lesson={lesson} onClose={() => setEditing(false)} />}
    </>
  );
}
