import { type SheetModelLayout, sheetModelProblem } from '@caderneta/contract';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { GroupFields } from '../components/GroupFields.tsx';
import { ModelPicture } from '../components/ModelPicture.tsx';
import * as styles from '../components/sheet-models.css.ts';
import {
  changeModel,
  type DraftChange,
  layoutOf,
  type ModelDraft,
  numberProblem,
  openModel,
  repeatedName,
} from '../draft/model-draft.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';
import type { ModelSaving } from './TestPart.tsx';

// Below the groups, and of no use before they are looked at.
const TestPart = lazySection(async () => (await import('./TestPart.tsx')).TestPart);

const texts = sheetModelsCopy.editor;

export interface ModelEditorProps extends ModelSaving {
  /** As proposed, or as saved. */
  start: SheetModelLayout;
  /** The model after each change; while a group is dragged, where it is let go. */
  onDraft?: (layout: SheetModelLayout) => void;
  /** Address of the straightened picture. */
  picture: string;
  name: string;
  isReadOnly: boolean;
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
  const { start, picture, name, isReadOnly, isSaving, saveLabel, readTest, onSave, onDraft, aside } = props;
  const [opened] = useState(() => openModel(start));
  const [draft, setDraft] = useState(opened);
  const [isHeld, setHeld] = useState(false);
  const [selected, setSelected] = useState<number | null>(null);

  const change = useCallback((part: DraftChange) => setDraft((before) => changeModel(before, part)), []);
  useEffect(() => {
    if (draft !== opened && !isHeld) onDraft?.(layoutOf(draft));
  }, [draft, opened, isHeld, onDraft]);

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
          onHold={setHeld}
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
          <TestPart
            draft={draft}
            problem={problemOf(draft)}
            isSaving={isSaving}
            saveLabel={saveLabel}
            readTest={readTest}
            onSave={onSave}
          />
        )}
      </div>
    </div>
  );
}
