import { Button, ShutterButton } from '@caderneta/ui';
import { CameraOff, CirclePlay, CircleStop, ScanLine } from 'lucide-react';
import * as styles from '../../../parts/sheet-reading/components/camera.css.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';

export interface CameraControlsProps {
  isOn: boolean;
  isStreaming: boolean;
  /** Captures wait: something is being read or saved, or no pupil is selected. */
  isBusy: boolean;
  onStream: () => void;
  onCapture: () => void;
  onStopStream: () => void;
  onStopCamera: () => void;
}

/** The controls below the picture on a wide screen. */
export function CameraBar(props: CameraControlsProps) {
  const texts = sheetReadingCopy.camera;
  return (
    <fieldset className={styles.bar} aria-label={texts.controls}>
      {props.isStreaming ? (
        <Button variant="accent" icon={<CircleStop />} onPress={props.onStopStream}>
          {texts.stopStream}
        </Button>
      ) : (
        <Button variant="accent" icon={<CirclePlay />} onPress={props.onStream} isDisabled={props.isBusy}>
          {texts.start}
        </Button>
      )}
      <Button icon={<ScanLine />} onPress={props.onCapture} isDisabled={props.isBusy}>
        {texts.capture}
      </Button>
      {props.isOn && (
        <Button variant="quiet" icon={<CameraOff />} onPress={props.onStopCamera} className={styles.barEnd}>
          {texts.stop}
        </Button>
      )}
    </fieldset>
  );
}

/** The same on a phone: three round buttons under the thumb. */
export function CameraShutters(props: CameraControlsProps) {
  const texts = sheetReadingCopy.camera;
  return (
    <fieldset className={styles.shutters} aria-label={texts.controls}>
      <ShutterButton label={texts.stop} icon={<CameraOff />} isDisabled={!props.isOn} onPress={props.onStopCamera} />
      {props.isStreaming ? (
        <>
          <ShutterButton
            isMain
            label={texts.capture}
            icon={<ScanLine />}
            isDisabled={props.isBusy}
            onPress={props.onCapture}
          />
          <ShutterButton label={texts.stopStream} icon={<CircleStop />} onPress={props.onStopStream} />
        </>
      ) : (
        <>
          <ShutterButton
            isMain
            label={texts.start}
            icon={<CirclePlay />}
            isDisabled={props.isBusy}
            onPress={props.onStream}
          />
          <ShutterButton
            label={texts.capture}
            icon={<ScanLine />}
            isDisabled={props.isBusy}
            onPress={props.onCapture}
          />
        </>
      )}
    </fieldset>
  );
}
