import { OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { CameraLegend } from './CameraLegend.tsx';
import * as styles from './CameraView.css.ts';

export interface CameraViewProps {
  /** What the picture is of: 'Câmera'. */
  label: string;
  /** The `<video>` or the frozen `<img>` with `cameraPicture` as its class, and a SheetOverlay after it. */
  children?: ReactNode;
  /** The line above the picture, where it covers nothing. 'found' is green, 'looking' amber, 'idle' grey, 'refused' red with a shape of its own; the text says it too. */
  status?: { tone: 'idle' | 'looking' | 'found' | 'refused'; text: string; count?: string | null };
  /** White corners where the sheet should go, while it is not whole in the picture. */
  showGuides?: boolean;
  /** What the rings mean; shown once there are rings. */
  showLegend?: boolean;
  /** A CameraHint, which takes the legend's place. */
  hint?: ReactNode;
  className?: string;
}

const pulses: Record<'idle' | 'looking' | 'found', string> = {
  idle: styles.pulseIdle,
  looking: styles.pulse,
  found: styles.pulseFound,
};

/**
 * The live picture of a camera that reads sheets: dark in both themes against glare, with a word on what to do over it.
 * It fills its box. A picture that was sent is an ImagePicker's or a FileDrop's.
 */
export function CameraView({
  label,
  children,
  status,
  showGuides = false,
  showLegend = false,
  hint,
  className,
}: CameraViewProps) {
  const [done = '', ...rest] = status?.count?.split('/') ?? [];
  return (
    <section className={className === undefined ? styles.view : `${styles.view} ${className}`} aria-label={label}>
      {status !== undefined && (
        <div className={status.tone === 'refused' ? styles.refusedStatus : styles.status} role="status">
          {status.tone === 'refused' ? (
            <OctagonX className={styles.refusedIcon} aria-hidden="true" />
          ) : (
            <span className={pulses[status.tone]} aria-hidden="true" />
          )}
          <span className={styles.statusWords}>
            <span className={styles.statusText}>{status.text}</span>
            {status.count && (
              <span className={styles.statusCount}>
                <b className={styles.statusDone}>{done}</b>
                {rest.length > 0 && `/${rest.join('/')}`}
              </span>
            )}
          </span>
        </div>
      )}
      <div className={styles.picture}>
        {children}
        {showGuides && <span className={styles.guides} aria-hidden="true" />}
        {hint ?? (showLegend && <CameraLegend />)}
      </div>
    </section>
  );
}
