import { ProgressBarContext, useSlottedContext } from 'react-aria-components';
import * as styles from './Spinner.css.ts';
import { spinnerCopy } from './spinner.copy.ts';

export interface SpinnerProps {
  /** What is awaited. Default 'Carregando...'. */
  label?: string;
  /** Shows the label beside the ring; otherwise only screen readers hear it. */
  showLabel?: boolean;
}

/**
 * Something is under way and its length is unknown. When the share done is known use ProgressBar; while a
 * whole screen loads use Skeleton, which keeps the layout still.
 */
export function Spinner({ label = spinnerCopy.loading, showLabel = false }: SpinnerProps) {
  // A button that waits names itself by it.
  const within = useSlottedContext(ProgressBarContext);
  return (
    <div role="progressbar" id={within?.id} aria-label={label} className={styles.spinner}>
      <span className={styles.ring} />
      {showLabel && <span className={styles.text}>{label}</span>}
    </div>
  );
}
