import { type FocusEvent, type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { KeyHints } from '../KeyHints/KeyHints.tsx';
import { join } from '../theme/compose-class.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import { paragraphsOf } from '../WordAlignment/aligned-word.ts';
import { faceClass, MarkedWordFace, spokenWord, type WordEnd } from './MarkedWordFace.tsx';
import { MarkingBar, type MarkingTool, type MarkingTransport } from './MarkingBar.tsx';
import { type MarkedWord, touchedMark, type WordMark, wordBeyond, wordMarks } from './marked-word.ts';
import * as styles from './WordMarking.css.ts';
import { wordMarkingCopy } from './word-marking.copy.ts';

export interface WordMarkingProps {
  /** 'Palavras do texto'. */
  label: string;
  words: readonly MarkedWord[];
  /** The word that is being said; it alone is yellow. */
  currentIndex?: number;
  /** The last word that was read, where the reading ended before the text. */
  endIndex?: number;
  /** A program proposes that end. */
  isEndProposed?: boolean;
  /** How the recording is played; absent where there is none to hear. */
  transport?: MarkingTransport;
  /** A word was given a mark; null: it was taken back. */
  onMark: (index: number, mark: WordMark | null) => void;
  /** 'Leu até aqui'; null: taken back. */
  onEnd: (index: number | null) => void;
  /** 'Ouvir daqui'. */
  onListen: (index: number) => void;
  /** Absent: there is nothing to take back. */
  onUndo?: () => void;
  /** Under the bar: what ends the marking. */
  actions?: ReactNode;
}

interface WordProps {
  word: MarkedWord;
  index: number;
  isCurrent: boolean;
  end: WordEnd;
  isTabStop: boolean;
  onTouch: (index: number) => void;
}

const Word = memo(function Word({ word, index, isCurrent, end, isTabStop, onTouch }: WordProps) {
  return (
    <button
      type="button"
      data-word={index}
      aria-label={spokenWord(word, end)}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isCurrent ? 'true' : undefined}
      className={join(styles.touchable, faceClass(word, end, isCurrent))}
      onClick={() => onTouch(index)}
    >
      <MarkedWordFace word={word} end={end} />
    </button>
  );
});

/** Room above, under a screen's own bar, px. */
const HEAD = 72;

/**
 * A text that is marked word by word while its recording plays: a touch gives the active mark ('Trocou' at first), one more takes it
 * back, and confirms a proposal, which is dashed. The keys do it all, too; space plays. It plays nothing itself. A text that is only
 * shown with its marks is MarkedText; what a program found, WordAlignment.
 */
export function WordMarking(props: WordMarkingProps) {
  const { label, words, currentIndex, endIndex, isEndProposed = false, transport, onMark, onEnd, onListen } = props;
  const [tool, setTool] = useState<MarkingTool>('changed');
  // 'Leu até aqui' and 'Ouvir daqui' are for one touch; the mark before them comes back.
  const lastMark = useRef<WordMark>('changed');
  const [focused, setFocused] = useState(0);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const focusedIndex = Math.min(focused, words.length - 1);

  const choose = (next: MarkingTool) => {
    if (next !== 'end' && next !== 'listen') lastMark.current = next;
    setTool(next);
  };
  const elementOf = (index: number) => list.current?.querySelector<HTMLElement>(`[data-word="${index}"]`);
  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(words.length - 1, index));
    setFocused(next);
    elementOf(next)?.focus();
  };
  const mark = (index: number, next: WordMark | null) => {
    const copy = wordMarkingCopy;
    onMark(index, next);
    setSaid(copy.said(words[index]?.text ?? '', (next === null ? copy.unmarked : copy.marks[next]).toLowerCase()));
  };
  const give = (index: number, wanted: WordMark) => {
    const word = words[index];
    if (word) mark(index, touchedMark({ ...word, isProposed: word.isProposed && word.mark === wanted }, wanted));
  };
  const end = (index: number) => onEnd(index === endIndex && !isEndProposed ? null : index);
  const touch = (index: number) => {
    const word = words[index];
    setFocused(index);
    if (tool === 'end') end(index);
    else if (tool === 'listen') onListen(index);
    else if (word) mark(index, touchedMark(word, tool));
    setTool(lastMark.current);
  };
  const latest = useRef(touch);
  latest.current = touch;
  const onTouch = useRef((index: number) => latest.current(index));

  const lineAway = (direction: 1 | -1) => {
    const boxes = words.map((_, index) => {
      const box = elementOf(index)?.getBoundingClientRect();
      return { middle: box ? box.left + box.width / 2 : 0, top: box?.top ?? 0, height: box?.height ?? 0 };
    });
    goTo(wordBeyond(boxes, focusedIndex, direction));
  };
  const keys: Record<string, () => void> = {
    ArrowRight: () => goTo(focusedIndex + 1),
    ArrowLeft: () => goTo(focusedIndex - 1),
    ArrowDown: () => lineAway(1),
    ArrowUp: () => lineAway(-1),
    Home: () => goTo(0),
    End: () => goTo(words.length - 1),
    ' ': () => transport?.onToggle(),
    Backspace: () => mark(focusedIndex, null),
    Delete: () => mark(focusedIndex, null),
    f: () => end(focusedIndex),
    o: () => onListen(focusedIndex),
  };
  // A screen reader moves the focus by itself.
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.dataset.word !== undefined) setFocused(Number(target.dataset.word));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isWord = event.target instanceof HTMLElement && event.target.dataset.word !== undefined;
    const numbered = wordMarks[Number(key) - 1];
    let act: (() => void) | undefined;
    if (event.ctrlKey || event.metaKey) act = key === 'z' ? props.onUndo : undefined;
    else if (key === 'm') act = () => currentIndex !== undefined && give(currentIndex, lastMark.current);
    else if (numbered !== undefined && isWord) {
      act = () => {
        choose(numbered);
        give(focusedIndex, numbered);
      };
    } else if (isWord) act = keys[key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  const isPlaying = transport?.isPlaying === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a word, while it plays
  useEffect(() => {
    if (!isPlaying || currentIndex === undefined) return;
    const element = elementOf(currentIndex);
    const box = element?.getBoundingClientRect();
    const floor = Math.min(window.innerHeight, bar.current?.getBoundingClientRect().top ?? window.innerHeight);
    if (box && (box.top < HEAD || box.bottom > floor)) element?.scrollIntoView({ block: 'center' });
  }, [isPlaying, currentIndex]);

  const endOf = (index: number): WordEnd => {
    if (endIndex === undefined || index < endIndex) return null;
    if (index > endIndex) return 'beyond';
    return isEndProposed ? 'end-proposed' : 'end';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the words and buttons inside
    <div className={styles.widget} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own frame */}
      <div ref={list} role="group" aria-label={label} className={styles.text} onFocus={onFocus}>
        {paragraphsOf(words).map((paragraph) => (
          <p key={paragraph[0]?.index} className={styles.paragraph}>
            {paragraph.map(({ word, index }) => (
              <Word
                key={index}
                word={word}
                index={index}
                isCurrent={index === currentIndex}
                end={endOf(index)}
                isTabStop={index === focusedIndex}
                onTouch={onTouch.current}
              />
            ))}
          </p>
        ))}
      </div>
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
      <div ref={bar} className={styles.bar} data-sticky-foot="">
        <MarkingBar tool={tool} onTool={choose} transport={transport} onUndo={props.onUndo} />
      </div>
      {props.actions}
      <div className={styles.keys}>
        <KeyHints hints={wordMarkingCopy.hints} />
      </div>
    </div>
  );
}
