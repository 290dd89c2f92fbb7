import {
  type KeyVersion,
  keyOfVersion,
  keyVersions,
  type OptionLetter,
  optionLetters,
  statementLabels,
} from '@caderneta/contract';
import { Button, KeyHints, Modal, SegmentedControl } from '@caderneta/ui';
import { useEffect, useRef } from 'react';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import * as styles from '../components/typed-answers.css.ts';
import type { Student } from '../machine/live-view.ts';
import type { SheetDraft } from '../machine/sheet-draft.ts';
import type { SheetKeys } from '../machine/sheet-keys.ts';
import {
  boxesOf,
  draftOfTyped,
  goOnTyping,
  leftToType,
  spotAt,
  type TypedAnswer,
  type TypedSheet,
  typeKey,
} from '../machine/typed-answers.ts';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';

export interface TypedAnswersProps {
  student: Student;
  keys: SheetKeys;
  onSave: (draft: SheetDraft) => void;
  onClose: () => void;
}

const texts = sheetReadingCopy.typing;
function shownAs({ answers, kinds }: TypedSheet, at: number): string {
  const answer: TypedAnswer | null = answers[at] ?? null;
  if (answer === null) return '';
  if (answer === 'BLANK') return texts.blankSign;
  if (answer === 'DOUBLE') return texts.doubleSign;
  const boxes = boxesOf(kinds[at]);
  if (boxes !== null) return boxes[optionLetters.indexOf(answer as OptionLetter)] ?? '';
  return kinds[at] === 'statement' ? (statementLabels[answer] ?? answer) : answer;
}

interface QuestionsProps {
  sheet: TypedSheet;
  onChange: (sheet: TypedSheet) => void;
}

/** A field a question, column by column; what is typed goes on to the next. */
function Questions({ sheet, onChange }: QuestionsProps) {
  const fields = useRef(new Map<number, HTMLInputElement>());
  const { at } = sheet;
  useEffect(() => fields.current.get(at)?.focus(), [at]);
  const press = (from: number, key: string): boolean => {
    const next = typeKey({ ...sheet, at: from }, key);
    if (next) onChange(next);
    return next !== null;
  };
  let before = 0;
  return (
    <div className={styles.columns}>
      {sheet.shape.map((count, group) => {
        const start = before;
        before += count;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is where it stands
          <fieldset key={group} className={styles.column} aria-label={texts.column(group + 1)}>
            {Array.from({ length: count }, (_, index) => {
              const spot = start + index;
              const { question } = spotAt(sheet, spot);
              return (
                <label key={spot} className={styles.question}>
                  <span className={styles.number}>{question}</span>
                  <input
                    ref={(field) => {
                      if (field) fields.current.set(spot, field);
                      else fields.current.delete(spot);
                    }}
                    className={styles.field}
                    aria-label={texts.question(question, sheet.shape.length > 1 ? group + 1 : null)}
                    value={shownAs(sheet, spot)}
                    autoComplete="off"
                    autoCapitalize="characters"
                    onFocus={(event) => {
                      // A number goes on where it ends.
                      if (sheet.kinds[spot] !== 'number') event.target.select();
                      if (spot !== at) onChange({ ...sheet, at: spot });
                    }}
                    onKeyDown={(event) => {
                      if (event.ctrlKey || event.metaKey || event.altKey) return;
                      if (press(spot, event.key)) event.preventDefault();
                    }}
                    // A phone's keyboard names no keys: what it wrote says which.
                    onChange={({ target: { value } }) => {
                      const isShorter = sheet.kinds[spot] === 'number' && value.length < shownAs(sheet, spot).length;
                      press(spot, isShorter ? 'Backspace' : value.slice(-1));
                    }}
                  />
                </label>
              );
            })}
          </fieldset>
        );
      })}
    </div>
  );
}

interface TypedDraft {
  /** Null before a key was pressed. */
  sheet: TypedSheet | null;
  version: KeyVersion | null;
}

/**
 * 'Digitar respostas': a torn or wet sheet, typed from the paper. Nothing is taken for blank that nobody said so of. What was typed stays, pupil by
 * pupil, until it is saved or begun again.
 */
export function TypedAnswers({ student, keys, onSave, onClose }: TypedAnswersProps) {
  const { saved } = keys;
  const draft = useDraft<TypedDraft>(`folha.${keys.sheetCode}.${student.id}`, {
    sheet: null,
    version: saved.version_b ? null : 'A',
  });
  const { version } = draft.values;
  const sheet = goOnTyping(keyOfVersion(saved, version ?? 'A').key, draft.values.sheet);
  const left = leftToType(sheet);
  const most = Math.max(...sheet.kinds.map((kind) => boxesOf(kind)?.length ?? 0));
  const save = () => {
    if (version === null) return;
    draft.forget();
    onSave({ ...draftOfTyped(sheet), version });
  };
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.title(student.label)}
      footer={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button variant="primary" isDisabled={left > 0 || version === null} onPress={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      {saved.version_b && (
        <SegmentedControl
          label={texts.version}
          items={keyVersions.map((id) => ({ id, label: texts.ofVersion(id) }))}
          selectedId={version ?? ''}
          onChange={(id) => draft.change({ version: id as KeyVersion })}
        />
      )}
      {draft.wasRestored && (
        <p role="status" className={styles.restored}>
          <span>{texts.restored}</span>
          <Button size="compact" onPress={draft.clear}>
            {texts.startAgain}
          </Button>
        </p>
      )}
      <KeyHints
        hints={[
          { action: texts.keys.letter, keys: [texts.keys.letters(sheet.letters.at(-1) ?? 'D')] },
          { action: texts.keys.blank, keys: ['0'] },
          ...(sheet.kinds.includes('one') ? [{ action: texts.keys.double, keys: ['2'] }] : []),
          ...(sheet.kinds.includes('statement') ? [{ action: texts.keys.statement, keys: ['V', 'F'] }] : []),
          ...(most > 0
            ? [
                { action: texts.keys.box, keys: [texts.keys.boxes(most - 1)] },
                { action: texts.keys.noBox, keys: ['-'] },
              ]
            : []),
          ...(sheet.kinds.includes('number')
            ? [
                { action: texts.keys.number, keys: ['-', '0–9', ','] },
                { action: texts.keys.noNumber, keys: ['B'] },
              ]
            : []),
          ...(sheet.kinds.includes('several') || sheet.kinds.includes('number')
            ? [{ action: texts.keys.next, keys: ['Enter'] }]
            : []),
          { action: texts.keys.move, keys: ['←', '↑', '↓', '→'] },
        ]}
      />
      <Questions sheet={sheet} onChange={(next) => draft.change({ sheet: next })} />
      <p role="status" className={styles.left}>
        {texts.left(left)}
      </p>
    </Modal>
  );
}
