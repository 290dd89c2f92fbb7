import { Button, Select, TextField } from '@caderneta/ui';
import { useId, useState } from 'react';
import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import {
  type DraftChange,
  type DraftGroup,
  type DraftKind,
  draftKinds,
  type ModelDraft,
} from '../draft/model-draft.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';
import { CountField } from './CountField.tsx';
import * as styles from './sheet-models.css.ts';

const GroupMore = lazySection(async () => (await import('./GroupMore.tsx')).GroupMore);

const texts = sheetModelsCopy.editor;
const kindItems = draftKinds.map((id) => ({ id, label: texts.kinds[id] }));

export interface GroupFieldsProps {
  draft: ModelDraft;
  of: DraftGroup;
  isSelected: boolean;
  isDisabled: boolean;
  onChange: (change: DraftChange) => void;
  /** Something of it has the focus. */
  onSelect: () => void;
}

/** What a group is said to be, in a few words. */
function summaryOf({ kind, first, group }: DraftGroup): string {
  switch (kind) {
    case 'questions':
      return texts.range(first, first + group.lines.length - 1);
    case 'digits':
      return texts.digits(group.lines.length);
    case 'version':
      return texts.version;
    case 'ignored':
      return texts.ignored;
  }
}

/** One group of a model as fields: all that can be done to it in the picture, by the keyboard. */
export function GroupFields({ draft, of, isSelected, isDisabled, onChange, onSelect }: GroupFieldsProps) {
  const { group, kind, first } = of;
  const { number, lines } = group;
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const spots = lines[0]?.length ?? 1;
  const counts = (change: { lines?: number; spots?: number }) =>
    onChange({ type: 'counts', number, lines: lines.length, spots, ...change });
  return (
    <fieldset
      className={isSelected ? `${styles.group} ${styles.groupSelected}` : styles.group}
      disabled={isDisabled}
      aria-label={texts.group(number)}
      onFocus={onSelect}
    >
      <div className={styles.groupHead}>
        <h3 className={styles.groupTitle}>{texts.group(number)}</h3>
        <p className={styles.quiet}>{summaryOf(of)}</p>
      </div>
      <Select
        label={texts.kind}
        items={kindItems}
        selectedId={kind}
        isDisabled={isDisabled}
        onChange={(id) => onChange({ type: 'kind', number, kind: id as DraftKind })}
      />
      {kind === 'digits' && (
        <TextField
          label={texts.groupName}
          value={group.name}
          isDisabled={isDisabled}
          onChange={(name) => onChange({ type: 'name', number, name })}
        />
      )}
      {kind !== 'ignored' && (
        <div className={styles.fields}>
          {kind === 'questions' && (
            <CountField
              label={texts.first}
              value={first}
              minValue={1}
              maxValue={100}
              isDisabled={isDisabled}
              onChange={(next) => onChange({ type: 'first', number, first: next })}
            />
          )}
          <CountField
            label={texts.lines[kind]}
            value={lines.length}
            minValue={1}
            maxValue={100}
            isDisabled={isDisabled}
            onChange={(count) => counts({ lines: count })}
          />
          <CountField
            label={texts.spots[kind]}
            value={spots}
            minValue={1}
            maxValue={20}
            isDisabled={isDisabled}
            onChange={(count) => counts({ spots: count })}
          />
        </div>
      )}
      {!isDisabled && (
        <div className={styles.acts}>
          <Button
            size="compact"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={isOpen ? moreId : undefined}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.less : texts.more}
          </Button>
        </div>
      )}
      {isOpen && (
        <div id={moreId} className={styles.stack}>
          <GroupMore draft={draft} of={of} onChange={onChange} />
        </div>
      )}
    </fieldset>
  );
}
