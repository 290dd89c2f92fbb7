import { Button, CameraView, cameraPicture, SheetOverlay } from '@caderneta/ui';
import { Camera, Flashlight, FlashlightOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FrozenPicture, isSheetRefused, type LiveView } from '../machine/live-view.ts';
import type { CameraStatus } from '../reading/camera-status.ts';
import type { Torch } from '../reading/use-camera.ts';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';
import * as styles from './camera.css.ts';

export interface SheetCameraProps {
  attach: (video: HTMLVideoElement | null) => void;
  /** The camera's lamp, where it has one. */
  torch: Torch | null;
  isOn: boolean;
  live: LiveView | null;
  /** The picture that the sheet was read from, while its result is shown. */
  frozen: FrozenPicture | null;
  status: CameraStatus;
  /** What to do while the camera is off. */
  offHint?: string;
  /** The offer to upload, over the picture. */
  hint?: ReactNode;
}

/** The live picture with what the reader sees drawn over it, and a word on what to do. */
export function SheetCamera({ attach, torch, isOn, live, frozen, status, offHint, hint }: SheetCameraProps) {
  const texts = sheetReadingCopy.camera;
  const shown = isOn ? live : (frozen?.live ?? null);
  const isRefused = isOn ? status.tone === 'refused' : isSheetRefused(shown);
  return (
    <CameraView
      label={texts.view}
      className={styles.view}
      status={isOn ? status : undefined}
      showGuides={isOn && status.tone === 'looking'}
      showLegend={Boolean(shown?.read) && !isRefused}
      hint={hint}
    >
      <video ref={attach} muted playsInline autoPlay className={isOn ? cameraPicture : styles.videoOff} />
      {isOn && torch && (
        <div className={styles.torch}>
          <Button
            size="compact"
            variant={torch.isProposed ? 'accent' : 'secondary'}
            icon={torch.isOn ? <FlashlightOff /> : <Flashlight />}
            onPress={torch.toggle}
          >
            {torch.isOn ? texts.torchOff : torch.isProposed ? texts.torchInDark : texts.torchOn}
          </Button>
        </div>
      )}
      {!isOn && frozen && <img src={frozen.url} alt={texts.frozen} className={cameraPicture} />}
      {shown && (
        <SheetOverlay
          fit="contain"
          width={shown.width}
          height={shown.height}
          outline={shown.outline}
          bubbles={isRefused ? [] : shown.marks}
          isRefused={isRefused}
        />
      )}
      {!isOn && !frozen && (
        <div className={styles.off}>
          <Camera size={40} aria-hidden="true" className={styles.offIcon} />
          <p className={styles.offTitle}>{status.text}</p>
          <p className={styles.offText}>{offHint ?? texts.offHint}</p>
        </div>
      )}
    </CameraView>
  );
}
