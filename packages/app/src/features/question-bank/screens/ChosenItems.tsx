import { columnsOfItems } from '@caderneta/contract';
import { EmptyState, IconButton } from '@caderneta/ui';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ChosenItem, moved } from '../assemble-draft.ts';
import * as styles from '../components/question-bank.css.ts';
import { questionBankCopy } from '../question-bank.copy.ts';

const texts = questionBankCopy.assemble;

/** By which what adds questions finds their list. */
export const chosenListId = 'chosen-list';

export interface ChosenItemsProps {
  items: readonly ChosenItem[];
  onChange: (items: readonly ChosenItem[]) => void;
  errorMessage?: string | undefined;
}

/** The questions of the assessment in their order, to be moved and taken out. */
export function ChosenItems({ items, onChange, errorMessage }: ChosenItemsProps) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  /** The button that was pressed, at its question's new place: it went along, or can be pressed no more. */
  const pressed = useRef<{ readonly at: number; readonly act: number } | null>(null);
  useEffect(() => {
    const { at, act } = pressed.current ?? {};
    pressed.current = null;
    if (at === undefined || act === undefined) return;
    const acts = list.current?.children[Math.min(at, items.length - 1)]?.querySelectorAll('button') ?? [];
    [acts[act], ...acts].find((button) => button?.disabled === false)?.focus();
  });
  const move = (at: number, by: -1 | 1) => {
    pressed.current = { at: at + by, act: by < 0 ? 0 : 1 };
    onChange(moved(items, at, by));
    setSaid(texts.moved(at + by + 1));
  };
  const drop = (at: number) => {
    pressed.current = { at, act: 2 };
    onChange(items.filter((_, index) => index !== at));
  };
  return (
    <div>
      <p className={styles.quiet} role="status">
        {errorMessage ?? [texts.chosenCount(items.length), said].filter(Boolean).join('. ')}
      </p>
      {items.length === 0 ? (
        <EmptyState title={texts.none} message={texts.noneHint} />
      ) : (
        <ol ref={list} id={chosenListId} className={styles.chosen} aria-label={texts.chosen} tabIndex={-1}>
          {items.map(({ id, statement }, at) => (
            <li key={id} className={styles.row}>
              <span className={styles.number}>{at + 1}</span>
              <span className={styles.clipped}>{statement}</span>
              <span className={styles.acts}>
                <IconButton
                  compact
                  label={texts.up(at + 1)}
                  icon={<ArrowUp />}
                  isDisabled={at === 0}
                  onPress={() => move(at, -1)}
                />
                <IconButton
                  compact
                  label={texts.down(at + 1)}
                  icon={<ArrowDown />}
                  isDisabled={at === items.length - 1}
                  onPress={() => move(at, 1)}
                />
                <IconButton compact label={texts.drop(at + 1)} icon={<X />} onPress={() => drop(at)} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {items.length > 0 && <p className={styles.quiet}>{texts.columns(columnsOfItems(items.length))}</p>}
    </div>
  );
}
