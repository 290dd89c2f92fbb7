import {
  Button,
  Card,
  FileButton,
  formatClock,
  Notice,
  ProgressBar,
  Spinner,
  showToast,
  Waveform,
} from '@caderneta/ui';
import { Circle, Pause, Play, Square, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { lazyOver } from '../../../lib/lazy/LazyComponent.tsx';
import type { Playback } from '../audio/use-playback.ts';
import { readingCopy, TOAST_MS } from '../reading-correction.copy.ts';
import type { Take } from '../takes.ts';
import type { Recorder } from '../use-recorder.ts';
import * as styles from './reading.css.ts';

const ReplaceDialog = lazyOver(async () => (await import('./ReplaceDialog.tsx')).ReplaceDialog);

/** What may be sent, as the specification names it; a recording of this browser is WebM. */
const ACCEPTED = ['.mp3', '.wav', '.m4a', '.ogg', '.oga', '.opus', '.webm', 'audio/*'];
const LIMIT = 30_000_000;

export interface RecordingCardProps {
  take: Take | null;
  recorder: Recorder;
  playback: Playback;
  isPreparing: boolean;
  /** A recording is being analysed: it must not change meanwhile. */
  isFixed: boolean;
  hasStudent: boolean;
  word: { text: string; startSeconds: number; endSeconds: number } | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** Record, stop, play, remove, or a file instead. */
export function RecordingCard(props: RecordingCardProps) {
  const { take, recorder, playback, isPreparing, isFixed, hasStudent, word, onFile, onRemove } = props;
  const texts = readingCopy.recording;
  const isOn = recorder.state === 'on';
  const isBusy = recorder.state !== 'off' || isPreparing || isFixed;
  const [asked, setAsked] = useState<{ by: 'record' | 'file' | 'remove'; go: () => void } | null>(null);
  const orAsk = (by: 'record' | 'file' | 'remove', go: () => void) => {
    if (take !== null && !take.isSaved) setAsked({ by, go });
    else go();
  };
  const refuse = (message: string) => showToast({ tone: 'error', message, durationMs: TOAST_MS });
  const choose = (file: File) => {
    if (file.size === 0) refuse(texts.emptyFile);
    else if (file.size > LIMIT) refuse(texts.tooLarge);
    else orAsk('file', () => onFile(file));
  };
  return (
    <Card as="section" aria-labelledby="gravacao">
      <div className={styles.spread}>
        <div className={styles.row}>
          <h2 id="gravacao" className={styles.sectionTitle}>
            {texts.title}
          </h2>
          <span className={styles.numbers}>
            <strong>{formatClock(isOn ? recorder.seconds : playback.at)}</strong>
            {!isOn && take !== null && take.seconds > 0 && texts.of + formatClock(take.seconds)}
          </span>
        </div>
        <FileButton
          variant="quiet"
          size="compact"
          icon={<Upload />}
          accept={ACCEPTED}
          isDisabled={isBusy || !hasStudent}
          onRefused={() => refuse(texts.wrongType)}
          onFile={choose}
        >
          {texts.upload}
        </FileButton>
      </div>
      <div className={styles.wave}>
        {recorder.state === 'asking' && <Notice title={texts.asking} />}
        {isPreparing && (
          <p className={styles.row} role="status">
            <Spinner /> {texts.preparing}
          </p>
        )}
        {isOn && (
          <>
            <ProgressBar label={texts.level} value={Math.round(Math.min(1, recorder.level) * 100)} />
            {recorder.warning !== null && <Notice tone="warning" title={texts[recorder.warning]} />}
          </>
        )}
        {recorder.state === 'off' && !isPreparing && <Recorded take={take} playback={playback} word={word} />}
      </div>
      <div className={styles.buttons}>
        <Button
          size="compact"
          icon={<Circle fill="currentColor" className={styles.recording} />}
          isDisabled={isBusy || !hasStudent}
          onPress={() => orAsk('record', recorder.start)}
        >
          {texts.record}
        </Button>
        <Button size="compact" icon={<Square />} isDisabled={!isOn} onPress={recorder.stop}>
          {texts.stop}
        </Button>
        <Button
          size="compact"
          icon={playback.isPlaying ? <Pause /> : <Play />}
          isDisabled={isOn || isPreparing || take === null || take.url === null}
          onPress={playback.toggle}
        >
          {playback.isPlaying ? texts.pause : texts.play}
        </Button>
        <Button
          size="compact"
          icon={<Trash2 />}
          isDisabled={isBusy || take === null}
          onPress={() => orAsk('remove', onRemove)}
        >
          {texts.remove}
        </Button>
      </div>
      {asked && (
        <ReplaceDialog
          by={asked.by}
          onClose={() => setAsked(null)}
          onReplace={() => {
            setAsked(null);
            asked.go();
          }}
        />
      )}
    </Card>
  );
}

function Recorded({ take, playback, word }: Pick<RecordingCardProps, 'take' | 'playback' | 'word'>) {
  const texts = readingCopy.recording;
  if (take === null) return <p className={styles.small}>{texts.empty}</p>;
  if (take.peaks.length === 0) {
    return (
      <>
        <p>{take.name}</p>
        <p className={styles.small}>{texts.unplayable}</p>
      </>
    );
  }
  return (
    <>
      <Waveform
        peaks={take.peaks}
        durationSeconds={take.seconds}
        currentSeconds={playback.at}
        pauses={take.pauses}
        currentWord={word}
        onSeek={playback.seek}
      />
      {take.clippedPercent >= 0.1 && <Notice tone="warning" title={texts.clipped} />}
    </>
  );
}
