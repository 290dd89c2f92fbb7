import type { SheetModelLayout } from '@caderneta/contract';
import { Button, FileDrop, Notice, ProgressBar } from '@caderneta/ui';
import { useRef, useState } from 'react';
import * as styles from '../components/sheet-models.css.ts';
import { TestReadResult } from '../components/TestReadResult.tsx';
import { layoutOf, type ModelDraft } from '../draft/model-draft.ts';
import type { TestRead } from '../read-with-draft.ts';
import { sheetFiles } from '../sheet-files.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';
import { useFileWork, type Worked } from '../use-file-work.ts';

const texts = sheetModelsCopy.editor;

/** How a model is tested and saved. */
export interface ModelSaving {
  isSaving: boolean;
  saveLabel: string;
  /** Reads a photo with a model. */
  readTest: (file: File, layout: SheetModelLayout, signal: AbortSignal) => Promise<Worked<TestRead>>;
  onSave: (layout: SheetModelLayout, test: TestRead) => void;
}

export interface TestPartProps extends ModelSaving {
  draft: ModelDraft;
  /** What keeps the draft from being read with; null where nothing does. */
  problem: string | null;
}

/** 'Leitura de teste': a second photo read with the draft, after which it may be saved as it was read with. */
export function TestPart({ draft, problem, isSaving, saveLabel, readTest, onSave }: TestPartProps) {
  const [tested, setTested] = useState<{ test: TestRead; draft: ModelDraft; file: File } | null>(null);
  const now = useRef(draft);
  now.current = draft;
  const work = useFileWork(readTest);
  const read = async (file: File) => {
    const asRead = now.current;
    const test = await work.run(file, layoutOf(asRead));
    if (test) setTested({ test, draft: asRead, file });
  };
  const isStale = tested !== null && tested.draft !== draft;
  return (
    <section className={styles.stack} aria-label={texts.test}>
      <h2>{texts.test}</h2>
      {problem && <Notice tone="warning">{problem}</Notice>}
      {work.isRunning ? (
        <ProgressBar label={texts.testing} onCancel={work.cancel} />
      ) : (
        <FileDrop
          label={texts.testPhoto}
          description={texts.testHint}
          accept={sheetFiles}
          isDisabled={problem !== null}
          errorMessage={work.error}
          file={tested?.file ?? null}
          onFile={(file) => void read(file)}
        />
      )}
      {tested && isStale && (
        <Notice
          tone="warning"
          actions={
            <Button isDisabled={problem !== null} onPress={() => void read(tested.file)}>
              {texts.testAgain}
            </Button>
          }
        >
          {texts.testStale}
        </Notice>
      )}
      {tested && !isStale && <TestReadResult test={tested.test} />}
      <div className={styles.foot}>
        <Button
          variant="primary"
          isDisabled={tested === null || isStale || problem !== null}
          isPending={isSaving}
          onPress={() => tested && onSave(layoutOf(draft), tested.test)}
        >
          {saveLabel}
        </Button>
      </div>
    </section>
  );
}
