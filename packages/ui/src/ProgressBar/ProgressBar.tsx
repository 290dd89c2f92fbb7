import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  label: string;
  /** 0 to `maxValue`; absent when the share done is not known. */
  value?: number;
  /** Default 100. */
  maxValue?: number;
  /** What to write at the end instead of the per cent: '12 de 28'. */
  valueLabel?: string;
  /** The label is read aloud but not drawn: only where words beside it say what it is. */
  hideLabel?: boolean;
  /** Offers to stop it, with a button named after the label. */
  onCancel?: () => void;
}

/** How much of something long is done: an upload, a class being corrected. A short wait is a Spinner. */
export function ProgressBar({
  label,
  value,
  maxValue = 100,
  valueLabel,
  hideLabel = false,
  onCancel,
}: ProgressBarProps) {
  const id = useId();
  const isIndeterminate = value === undefined;
  const share = isIndeterminate || maxValue <= 0 ? 0 : Math.min(Math.max(value / maxValue, 0), 1);
  const text = valueLabel ?? `${Math.round(share * 100)}%`;
  const known = { 'aria-valuemin': 0, 'aria-valuemax': maxValue, 'aria-valuenow': value, 'aria-valuetext': text };
  const bar = (
    <div role="progressbar" aria-labelledby={id} {...(isIndeterminate ? {} : known)} className={styles.progress}>
      <div className={hideLabel ? visuallyHidden : styles.head}>
        <span id={id}>{label}</span>
        {!isIndeterminate && <span className={styles.value}>{text}</span>}
      </div>
      <div className={styles.track}>
        <div
          className={isIndeterminate ? styles.unknown : styles.fill}
          style={isIndeterminate ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
  if (onCancel === undefined) return bar;
  return (
    <div className={styles.withCancel}>
      {bar}
      <Button size="compact" aria-label={messages.progress.cancelOf(label)} onPress={onCancel}>
        {messages.progress.cancel}
      </Button>
    </div>
  );
}
