import { lessonsRequired, materialEndpoints } from '@caderneta/contract';
import { EmptyState, ModuleProgress, PageHeader, Skeleton, Stack } from '@caderneta/ui';
import { useUser } from '../../../lib/session/use-session.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { ModuleCard } from '../components/ModuleCard.tsx';
import { doneOf } from '../lesson-state.ts';
import { useModules } from '../lessons.api.ts';
import { lessonsCopy } from '../lessons.copy.ts';
import { ClassMaterials } from './ClassMaterials.tsx';

/** Aulas: the modules with their lessons; for a pupil also progress and the class's material. */
export default function ModulesScreen() {
  const { role } = useUser();
  const may = useMay();
  const modules = useModules();
  const isStudent = role === 'STUDENT';
  return (
    <>
      <PageHeader
        title={lessonsCopy.title}
        subtitle={isStudent ? lessonsCopy.subtitle.student : lessonsCopy.subtitle.master}
      />
      {modules.data === undefined ? (
        modules.failure ? (
          <LoadFailed title={lessonsCopy.loadFailed} of={modules} />
        ) : (
          <Skeleton cards={6} />
        )
      ) : modules.data.length === 0 ? (
        <EmptyState title={lessonsCopy.none} />
      ) : (
        <Stack>
          {isStudent && (
            <ModuleProgress
              label={lessonsCopy.progress}
              modules={modules.data.map((module) => ({
                lessons: lessonsRequired[module.module_id] ?? module.lessons.length,
                done: doneOf(module),
              }))}
            />
          )}
          {modules.data.map((module) => (
            <ModuleCard key={module.module_id} module={module} hasProgress={isStudent} />
          ))}
          {isStudent && may(materialEndpoints.list) && <ClassMaterials />}
        </Stack>
      )}
    </>
  );
}
