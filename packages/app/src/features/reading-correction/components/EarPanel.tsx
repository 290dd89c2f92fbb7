import { earFigures, type ReadingDetails } from '@caderneta/contract';
import { Button, formatClock, MarkedText, Modal, Notice, type TimeSpan, WordMarking } from '@caderneta/ui';
import { Check, Save } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatCount, formatPercent } from '../../../lib/numbers.ts';
import type { Playback } from '../audio/use-playback.ts';
import {
  confirmed,
  type EarWork,
  earlierSpan,
  earMarksOf,
  endOf,
  newWork,
  openProposals,
  proposalsOf,
  shownWork,
  withEnd,
  withEndTime,
  withMark,
} from '../ear/ear-work.ts';
import { knownTimes, readingSpan, sureTimes, wordSaid, wordTimes } from '../ear/word-times.ts';
import { writtenWords } from '../evaluation/marked-words.ts';
import { readingCopy } from '../reading-correction.copy.ts';
import type { Take } from '../takes.ts';
import * as styles from './reading.css.ts';

const texts = readingCopy.ear;

export interface EarPanelProps {
  text: string;
  /** Null until something is marked. */
  work: EarWork | null;
  /** Null: the recording is no longer here, only the marks are. */
  take: Take | null;
  evaluation: ReadingDetails | null;
  playback: Playback;
  canUndo: boolean;
  isSaving: boolean;
  /** `before` can be taken back to. */
  onChange: (next: EarWork, before: EarWork) => void;
  onUndo: () => void;
  onClose: () => void;
  onSave: () => void;
}

/** Marking by ear: the words run along, each is marked by a touch, and the whole is confirmed. */
export function EarPanel(props: EarPanelProps) {
  const { text, take, evaluation, playback, canUndo, isSaving, onChange, onUndo, onClose, onSave } = props;
  const [isAsking, setAsking] = useState(false);
  const written = useMemo(() => writtenWords(text), [text]);
  const count = written.length;
  const saved = evaluation?.ear_marks ?? null;
  const work = props.work ?? newWork(text, take?.seconds ?? 0, count, saved, take?.evaluation ?? null);
  const proposals = useMemo(() => proposalsOf(evaluation, count), [evaluation, count]);
  const end = endOf(work, proposals);
  const speech: TimeSpan = useMemo(
    () => take?.speech ?? { startSeconds: 0, endSeconds: work.seconds },
    [take, work.seconds],
  );
  const { span, times } = useMemo(() => {
    const words = written.map(({ text: word }) => word);
    const pauses = take?.pauses ?? [];
    const earlier = earlierSpan(work, end);
    const found = readingSpan(words, sureTimes(evaluation, words, pauses, earlier), end, speech);
    const endSeconds = (earlier ? undefined : work.endS) ?? found.endSeconds;
    const span = { startSeconds: work.startS ?? found.startSeconds, endSeconds };
    return {
      span,
      times: wordTimes(words.slice(0, end + 1), knownTimes(evaluation, count), { speech: found, pauses }),
    };
  }, [written, count, end, evaluation, take, speech, work]);
  const shown = shownWork(written, work, proposals);
  const open = openProposals(work, proposals);
  const said = take === null ? -1 : wordSaid(times, playback.at);
  const change = (next: EarWork) => onChange(next, work);
  const confirm = (rest: 'proposed' | 'right') => {
    setAsking(false);
    change(confirmed(work, proposals, rest, span));
  };
  const marks = earMarksOf(work);
  if (marks) {
    const { accuracy_percent, words_per_minute } = earFigures(marks);
    return (
      <div className={styles.marking}>
        <Notice
          tone="success"
          title={texts.confirmed}
          actions={
            <>
              <Button size="compact" onPress={() => change({ ...work, isConfirmed: false })}>
                {texts.edit}
              </Button>
              <Button variant="primary" size="compact" icon={<Save />} isPending={isSaving} onPress={onSave}>
                {readingCopy.result.save}
              </Button>
            </>
          }
        >
          {texts.figures(formatPercent(accuracy_percent), formatCount(Math.round(words_per_minute)))}
        </Notice>
        <MarkedText words={shown.words} endIndex={shown.endIndex} />
      </div>
    );
  }
  return (
    <div className={styles.marking}>
      <p className={styles.small}>{open > 0 ? texts.howWithProposals : texts.how}</p>
      {take === null && <Notice tone="warning" title={texts.noAudio} />}
      <WordMarking
        label={texts.words}
        words={shown.words}
        currentIndex={said < 0 ? undefined : said}
        endIndex={shown.endIndex}
        isEndProposed={shown.isEndProposed}
        transport={
          take === null
            ? undefined
            : {
                isPlaying: playback.isPlaying,
                speed: playback.speed,
                onToggle: playback.toggle,
                onSpeed: playback.setSpeed,
              }
        }
        onMark={(index, mark) => change(withMark(work, proposals, index, mark))}
        onEnd={(index) => change(withEnd(work, index))}
        onListen={(index) => playback.playFrom(times[index]?.startSeconds ?? span.endSeconds)}
        onUndo={canUndo ? onUndo : undefined}
        actions={
          <>
            <div className={styles.row}>
              <span className={styles.small}>
                {texts.span(formatClock(span.startSeconds), formatClock(span.endSeconds))}
              </span>
              {take !== null && (
                <>
                  <Button
                    variant="quiet"
                    size="compact"
                    isDisabled={playback.at >= span.endSeconds}
                    onPress={() => change({ ...work, startS: playback.at })}
                  >
                    {texts.startsHere}
                  </Button>
                  <Button
                    variant="quiet"
                    size="compact"
                    isDisabled={playback.at <= span.startSeconds}
                    onPress={() => change(withEndTime(work, playback.at))}
                  >
                    {texts.endsHere}
                  </Button>
                </>
              )}
            </div>
            <div className={styles.row}>
              <Button
                variant="primary"
                icon={<Check />}
                isDisabled={span.endSeconds <= span.startSeconds}
                onPress={() => (open > 0 ? setAsking(true) : confirm('right'))}
              >
                {texts.confirm}
              </Button>
              <Button onPress={onClose}>{texts.close}</Button>
            </div>
          </>
        }
      />
      <Modal
        role="alertdialog"
        title={texts.ask(open)}
        isOpen={isAsking}
        onOpenChange={setAsking}
        footer={
          <>
            <Button onPress={() => setAsking(false)}>{texts.askBack}</Button>
            <Button onPress={() => confirm('right')}>{texts.askRight}</Button>
            <Button variant="primary" onPress={() => confirm('proposed')}>
              {texts.askProposed}
            </Button>
          </>
        }
      >
        <p>{texts.askWhy}</p>
      </Modal>
    </div>
  );
}
