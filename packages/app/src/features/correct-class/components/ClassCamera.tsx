import { Button, ShutterButton } from '@caderneta/ui';
import { CameraOff, CirclePlay, CircleStop, List } from 'lucide-react';
import { memo } from 'react';
import * as camera from '../../../parts/sheet-reading/components/camera.css.ts';
import { SheetCamera } from '../../../parts/sheet-reading/components/SheetCamera.tsx';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import { classCopy } from '../correct-class.copy.ts';
import type { ClassRunHook } from '../reading/use-class-run.ts';
import { classStatus } from './class-status.ts';

/** The picture of the camera that stays on. */
export function ClassStage({ hook }: { hook: ClassRunHook }) {
  const { state, attachVideo, torch } = hook;
  return (
    <SheetCamera
      attach={attachVideo}
      torch={torch}
      isOn={state.camera === 'on'}
      live={state.live}
      frozen={null}
      status={classStatus(state)}
      offHint={classCopy.offHint}
    />
  );
}

/** The controls below the picture on a wide screen. */
export function ClassBar({ hook }: { hook: ClassRunHook }) {
  const { state, send, start } = hook;
  const texts = sheetReadingCopy.camera;
  return (
    <fieldset className={camera.bar} aria-label={texts.controls}>
      {state.isStreaming ? (
        <Button variant="accent" icon={<CircleStop />} onPress={() => send({ type: 'stream-stopped' })}>
          {texts.stopStream}
        </Button>
      ) : (
        <Button variant="accent" icon={<CirclePlay />} onPress={start}>
          {texts.start}
        </Button>
      )}
      {state.camera === 'on' && (
        <Button
          variant="quiet"
          icon={<CameraOff />}
          onPress={() => send({ type: 'camera-stopped' })}
          className={camera.barEnd}
        >
          {texts.stop}
        </Button>
      )}
    </fieldset>
  );
}

interface ShuttersProps extends Pick<ClassRunHook, 'send' | 'start'> {
  readonly isCameraOn: boolean;
  readonly isStreaming: boolean;
  readonly onList: () => void;
}

/** The same on a phone, with the way to the list. */
export const ClassShutters = memo(function ClassShutters({
  send,
  start,
  isCameraOn,
  isStreaming,
  onList,
}: ShuttersProps) {
  const texts = sheetReadingCopy.camera;
  return (
    <fieldset className={camera.shutters} aria-label={texts.controls}>
      <ShutterButton
        label={texts.stop}
        icon={<CameraOff />}
        isDisabled={!isCameraOn}
        onPress={() => send({ type: 'camera-stopped' })}
      />
      {isStreaming ? (
        <ShutterButton
          isMain
          label={texts.stopStream}
          icon={<CircleStop />}
          onPress={() => send({ type: 'stream-stopped' })}
        />
      ) : (
        <ShutterButton isMain label={texts.start} icon={<CirclePlay />} onPress={start} />
      )}
      <ShutterButton label={classCopy.openList} icon={<List />} onPress={onList} />
    </fieldset>
  );
});
