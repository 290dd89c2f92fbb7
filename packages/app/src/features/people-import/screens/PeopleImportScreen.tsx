import { PageHeader, useBack } from '@caderneta/ui';
import { useEffect, useRef } from 'react';
import { hrefTo } from '../../../lib/paths.ts';
import { ImportDone, ImportPreviewPanel, preloadLaterStages } from '../components/later-stages.ts';
import * as styles from '../components/people-import.css.ts';
import { importCopy } from '../people-import.copy.ts';
import { usePeopleImport } from '../use-people-import.ts';
import { ImportForm } from './ImportForm.tsx';

/** Importar pessoas: a sheet is checked line by line, then taken in whole or not at all. */
export default function PeopleImportScreen() {
  const work = usePeopleImport();
  useEffect(preloadLaterStages, []);
  const { stage } = work;
  useBack(stage.kind === 'preview' ? 1 : 0, work.back);
  const content = useRef<HTMLElement>(null);
  const hasMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage moves the focus, whose button went with the one before.
  useEffect(() => {
    if (hasMoved.current) {
      // A long list would be scrolled to its middle, away from what says how it went.
      window.scrollTo(0, 0);
      content.current?.focus({ preventScroll: true });
    }
    hasMoved.current = true;
  }, [stage.kind]);
  return (
    <>
      <PageHeader
        title={importCopy.title}
        subtitle={importCopy.subtitle}
        backHref={hrefTo(work.values.role === 'TEACHER' ? 'teachers' : 'students')}
      />
      <section ref={content} tabIndex={-1} aria-label={importCopy.stages[stage.kind]} className={styles.stage}>
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
            isCancelling={work.isCancelling}
            onBack={work.back}
            onSubmit={(confirmed) => void work.submit(confirmed)}
            onCancel={() => void work.cancel()}
          />
        )}
      </section>
    </>
  );
}
