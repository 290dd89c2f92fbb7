import { type SheetModelLayout, sheetModelProblem } from '@caderneta/contract';
import { Button, FileDrop, Notice, ProgressBar } from '@caderneta/ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { GroupFields } from '../components/GroupFields.tsx';
import { ModelPicture } from '../components/ModelPicture.tsx';
import * as styles from '../components/sheet-models.css.ts';
import { TestReadResult } from '../components/TestReadResult.tsx';
import {
  changeModel,
  type DraftChange,
  layoutOf,
  type ModelDraft,
  numberProblem,
  openModel,
  repeatedName,
} from '../draft/model-draft.ts';
import type { TestRead } from '../read-with-draft.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';
import { useFileWork, type Worked } from '../use-file-work.ts';

const texts = sheetModelsCopy.editor;
/** What may be given as a picture of a sheet. */
export const sheetFiles = ['image/*', 'application/pdf'];

export interface ModelEditorProps {
  /** As proposed, or as saved. */
  start: SheetModelLayout;
  /** Address of the straightened picture. */
  picture: string;
  name: string;
  isReadOnly: boolean;
  isSaving: boolean;
  saveLabel: string;
  /** Reads a photo with a model. */
  readTest: (file: File, layout: SheetModelLayout, signal: AbortSignal) => Promise<Worked<TestRead>>;
  onSave: (layout: SheetModelLayout, test: TestRead) => void;
  /** Below the picture. */
  aside?: ReactNode;
}

/** What keeps a draft from being read with; null where nothing does. */
function problemOf(draft: ModelDraft): string | null {
  const repeated = repeatedName(draft);
  if (repeated !== null) return texts.repeated(repeated);
  const numbers = numberProblem(draft);
  return numbers ? texts.problem(numbers) : sheetModelProblem(layoutOf(draft));
}

/** A model's groups over its picture and as fields, and the test read after which it may be saved. */
export function ModelEditor(props: ModelEditorProps) {
  const { start, picture, name, isReadOnly, isSaving, saveLabel, readTest, onSave, aside } = props;
  const [draft, setDraft] = useState(() => openModel(start));
  const [selected, setSelected] = useState<number | null>(null);
  const [tested, setTested] = useState<{ test: TestRead; draft: ModelDraft; file: File } | null>(null);
  const problem = problemOf(draft);
  const now = useRef(draft);
  now.current = draft;

  const change = useCallback((part: DraftChange) => setDraft((before) => changeModel(before, part)), []);
  const test = useFileWork(readTest);
  const read = async (file: File) => {
    const asRead = now.current;
    const done = await test.run(file, layoutOf(asRead));
    if (done) setTested({ test: done, draft: asRead, file });
  };
  const isStale = tested !== null && tested.draft !== draft;

  return (
    <div className={styles.panes}>
      <div className={styles.pictureSide}>
        <ModelPicture
          draft={draft}
          picture={picture}
          name={name}
          selected={selected}
          isDisabled={isReadOnly}
          onSelect={setSelected}
          onChange={change}
        />
        {aside}
      </div>
      <div className={styles.stack}>
        <section className={styles.stack} aria-label={texts.groups}>
          <h2>{texts.groups}</h2>
          {!isReadOnly && <p className={styles.quiet}>{texts.groupsHint}</p>}
          {draft.groups.map((of) => (
            <GroupFields
              key={of.group.number}
              draft={draft}
              of={of}
              isSelected={of.group.number === selected}
              isDisabled={isReadOnly}
              onChange={change}
              onSelect={() => setSelected(of.group.number)}
            />
          ))}
        </section>
        {!isReadOnly && (
          <section className={styles.stack} aria-label={texts.test}>
            <h2>{texts.test}</h2>
            {problem && <Notice tone="warning">{problem}</Notice>}
            {test.isRunning ? (
              <ProgressBar label={texts.testing} onCancel={test.cancel} />
            ) : (
              <FileDrop
                label={texts.test}
                description={texts.testHint}
                accept={sheetFiles}
                isDisabled={problem !== null}
                errorMessage={test.error}
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
        )}
      </div>
    </div>
  );
}
