import { Button, ShutterButton } from '@caderneta/ui';
import { CameraOff, CirclePlay, CircleStop, List } from 'lucide-react';
import { classCopy } from '../../class-run.copy.ts';
import { correctionCopy } from '../../sheet-correction.copy.ts';
import type { ClassRunHook } from '../../use-class-run.ts';
import { CameraView } from '../CameraView.tsx';
import * as camera from '../camera.css.ts';
import { classStatus } from './class-status.ts';

/** The picture of the camera that stays on. */
export function ClassStage({ hook }: { hook: ClassRunHook }) {
  const { state, attachVideo } = hook;
  return (
    <CameraView
      attach={attachVideo}
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
  const texts = correctionCopy.camera;
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

/** The same on a phone, with the way to the list. */
export function ClassShutters({ hook, onList }: { hook: ClassRunHook; onList: () => void }) {
  const { state, send, start } = hook;
  const texts = correctionCopy.camera;
  return (
    <fieldset className={camera.shutters} aria-label={texts.controls}>
      <ShutterButton
        label={texts.stop}
        icon={<CameraOff />}
        isDisabled={state.camera !== 'on'}
        onPress={() => send({ type: 'camera-stopped' })}
      />
      {state.isStreaming ? (
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
}
