import { PageHeader } from '@caderneta/ui';
import { useEffect } from 'react';
import { hrefTo } from '../../../lib/paths.ts';
import { ImportDone, ImportPreviewPanel, preloadLaterStages } from '../components/later-stages.ts';
import { importCopy } from '../people-import.copy.ts';
import { usePeopleImport } from '../use-people-import.ts';
import { ImportForm } from './ImportForm.tsx';

/** Importar pessoas: a sheet is checked line by line, then taken in whole or not at all. */
export default function PeopleImportScreen() {
  const work = usePeopleImport();
  useEffect(preloadLaterStages, []);
  const { stage } = work;
  return (
    <>
      <PageHeader
        title={importCopy.title}
        subtitle={importCopy.subtitle}
        backHref={hrefTo(work.values.role === 'TEACHER' ? 'teachers' : 'students')}
      />
      {stage.kind === 'form' ? (
        <ImportForm {...work} />
      ) : stage.kind === 'done' ? (
        <ImportDone role={stage.role} result={stage.result} onAgain={work.restart} />
      ) : (
        <ImportPreviewPanel
          role={stage.sheet.role}
          preview={stage.preview}
          progress={work.progress}
          isRunning={stage.kind === 'running'}
          onBack={work.back}
          onSubmit={() => void work.submit()}
        />
      )}
    </>
  );
}
