import { Button } from '@caderneta/ui';
import { useState } from 'react';
import { type DraftChange, type DraftGroup, type ModelDraft, mergeable } from '../draft/model-draft.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';
import { CountField } from './CountField.tsx';
import * as styles from './sheet-models.css.ts';

const texts = sheetModelsCopy.editor;
const sides = ['x', 'y', 'width', 'height'] as const;

export interface GroupMoreProps {
  draft: ModelDraft;
  of: DraftGroup;
  onChange: (change: DraftChange) => void;
}

/** Where a group lies, and what it is cut from or joined with. */
export function GroupMore({ draft, of, onChange }: GroupMoreProps) {
  const { number, box, lines } = of.group;
  const [after, setAfter] = useState(() => Math.max(1, Math.floor(lines.length / 2)));
  const spots = lines[0]?.length ?? 1;
  const canSplit = (count: number) => after >= 1 && after < count;
  return (
    <>
      <div className={styles.fields}>
        {sides.map((side) => (
          <CountField
            key={side}
            label={texts.box[side]}
            value={Math.round(box[side])}
            minValue={0}
            maxValue={20_000}
            onChange={(value) => onChange({ type: 'box', number, box: { ...box, [side]: value } })}
          />
        ))}
      </div>
      <div className={styles.acts}>
        <Button size="compact" onPress={() => onChange({ type: 'turn', number })}>
          {texts.turn}
        </Button>
      </div>
      <div className={styles.acts}>
        <CountField
          label={texts.splitAfter}
          value={after}
          minValue={1}
          maxValue={Math.max(1, Math.max(lines.length, spots) - 1)}
          onChange={setAfter}
        />
        <Button
          size="compact"
          isDisabled={!canSplit(lines.length)}
          onPress={() => onChange({ type: 'split', number, by: 'lines', after })}
        >
          {texts.splitLines}
        </Button>
        <Button
          size="compact"
          isDisabled={!canSplit(spots)}
          onPress={() => onChange({ type: 'split', number, by: 'spots', after })}
        >
          {texts.splitSpots}
        </Button>
      </div>
      <div className={styles.acts}>
        {mergeable(draft, of).map(({ group }) => (
          <Button
            key={group.number}
            size="compact"
            onPress={() => onChange({ type: 'merge', number, other: group.number })}
          >
            {texts.merge(group.number)}
          </Button>
        ))}
      </div>
    </>
  );
}
