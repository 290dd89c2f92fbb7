import { SheetOverlay } from '@caderneta/ui';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CameraStatus } from '../camera-status.ts';
import type { LiveView } from '../machine/correction.state.ts';
import type { FrozenPicture } from '../reading/use-frozen-picture.ts';
import { correctionCopy } from '../sheet-correction.copy.ts';
import { CameraLegend } from './CameraLegend.tsx';
import * as styles from './camera.css.ts';

export interface CameraViewProps {
  attach: (video: HTMLVideoElement | null) => void;
  isOn: boolean;
  live: LiveView | null;
  /** The picture that the sheet was read from, while its result is shown. */
  frozen: FrozenPicture | null;
  status: CameraStatus;
  /** The offer to upload, over the picture. */
  children?: ReactNode;
}

const pulses = { idle: styles.pulseIdle, looking: styles.pulse, found: styles.pulseFound };

/** The live picture with what the reader sees drawn over it, and a word on what to do. */
export function CameraView({ attach, isOn, live, frozen, status, children }: CameraViewProps) {
  const texts = correctionCopy.camera;
  const shown = isOn ? live : (frozen?.live ?? null);
  return (
    <section className={styles.view} aria-label={texts.view}>
      <video ref={attach} muted playsInline autoPlay className={isOn ? styles.video : styles.videoOff} />
      {!isOn && frozen && <img src={frozen.url} alt={texts.frozen} className={styles.video} />}
      {shown && (
        <SheetOverlay
          fit="contain"
          width={shown.width}
          height={shown.height}
          outline={shown.outline}
          bubbles={shown.marks}
        />
      )}
      {!isOn && !frozen && (
        <div className={styles.off}>
          <Camera size={40} aria-hidden="true" className={styles.offIcon} />
          <p className={styles.offTitle}>{status.text}</p>
          <p className={styles.offText}>{texts.offHint}</p>
        </div>
      )}
      {isOn && (
        <div className={styles.status} role="status">
          <span className={pulses[status.tone]} aria-hidden="true" />
          <span className={styles.statusText}>{status.text}</span>
          {status.count !== null && <span className={styles.statusCount}>{status.count}</span>}
        </div>
      )}
      {children ?? (shown?.read && <CameraLegend />)}
    </section>
  );
}
