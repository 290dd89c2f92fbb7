import type { AnswerKey } from '@caderneta/contract';
import { Button, EmptyState } from '@caderneta/ui';
import { ListOrdered, ListPlus, Shuffle, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { answerKeyCopy } from './answer-key.copy.ts';
import * as styles from './answer-key.css.ts';
import { KeyEditor } from './KeyEditor.tsx';
import { changeKey, type KeySheet } from './key-draft.ts';
import { OrderEditor } from './OrderEditor.tsx';
import { drawOrder, emptyOrder, emptyOwn, type VersionBDraft, type VersionError } from './version-draft.ts';

export interface KeyVersionBProps {
  version: VersionBDraft;
  /** Version A's key as it is being edited. */
  answerKey: AnswerKey;
  /** The sheet of both, where it is another maker's. */
  sheet: KeySheet | null;
  canWrite: boolean;
  isDisabled: boolean;
  /** What kept it from being saved. */
  error: VersionError | null;
  frame: RefObject<HTMLDivElement | null>;
  onChange: (version: VersionBDraft) => void;
}

function versionErrorText(error: VersionError): string {
  const texts = answerKeyCopy.versions;
  if (error.kind === 'missing') return texts.missing(error.count);
  const names = error.places.map(({ group, question }) => texts.ofA(group + 1, question, true));
  return texts.twice([...new Set(names)].join('; '));
}

/** Version B: made from version A's questions in another order, or with questions of its own; the sheet is the same. */
export function KeyVersionB(props: KeyVersionBProps) {
  const { version, answerKey, sheet, canWrite, isDisabled, error, frame, onChange } = props;
  const texts = answerKeyCopy.versions;
  const sizes = answerKey.map((group) => Object.keys(group).length);
  if (version.kind === 'none') {
    return (
      <EmptyState
        title={texts.none}
        message={texts.noneHint}
        action={
          canWrite && (
            <>
              <Button icon={<ListOrdered />} isDisabled={isDisabled} onPress={() => onChange(emptyOrder(sizes))}>
                {texts.makeOrder}
              </Button>
              <Button icon={<ListPlus />} isDisabled={isDisabled} onPress={() => onChange(emptyOwn(sizes, sheet))}>
                {texts.makeOwn}
              </Button>
            </>
          )
        }
      />
    );
  }
  const isOrder = version.kind === 'order';
  return (
    <>
      <p className={styles.hint}>{isOrder ? texts.orderHint : texts.ownHint}</p>
      {error !== null && (
        <p className={styles.danger} role="alert">
          {versionErrorText(error)}
        </p>
      )}
      {canWrite && (
        <div className={styles.importing}>
          {isOrder && (
            <Button icon={<Shuffle />} isDisabled={isDisabled} onPress={() => onChange(drawOrder(sizes, Math.random))}>
              {texts.draw}
            </Button>
          )}
          <Button variant="quiet" icon={<Trash2 />} isDisabled={isDisabled} onPress={() => onChange({ kind: 'none' })}>
            {texts.remove}
          </Button>
        </div>
      )}
      {isOrder ? (
        <OrderEditor
          refs={version.places}
          answerKey={answerKey}
          isDisabled={!canWrite || isDisabled}
          onChange={(refs) => onChange({ kind: 'order', places: refs })}
        />
      ) : (
        <KeyEditor
          hasFixedSizes
          draft={version.draft}
          isDisabled={!canWrite || isDisabled}
          frame={frame}
          onChange={(change) => onChange({ kind: 'own', draft: changeKey(version.draft, change) })}
        />
      )}
    </>
  );
}
