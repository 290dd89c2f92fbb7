import { isBusy, isStudentFixed } from '../machine/correction.state.ts';
import type { Correction } from '../reading/use-correction.ts';
import type { CameraControlsProps } from './CameraControls.tsx';

/** Names the photo at hand: another pupil, or a saved result, and the last one is put away, so that it is not sent twice. */
export const photoKey = ({ studentId, phase }: Correction['state']): string =>
  `${studentId ?? ''} ${phase.name === 'saved' ? 'saved' : ''}`;

/** The camera's controls as the machine's state allows them. Captures wait for the pupil's saved result, whose version a save carries. */
export function controlsOf({ state, send, reading, known }: Correction): CameraControlsProps {
  return {
    isOn: state.camera === 'on',
    isStreaming: state.phase.name === 'streaming' || (state.camera === 'starting' && state.afterStart === 'streaming'),
    // While a burst is read a press does nothing, and its button keeps the focus.
    isBusy:
      (isBusy(state) && state.phase.name !== 'capturing') ||
      isStudentFixed(state) ||
      state.studentId === null ||
      known === null,
    onStream: () => reading.wantCamera('streaming'),
    onCapture: () => reading.wantCamera('capturing'),
    onStopStream: () => send({ type: state.camera === 'starting' ? 'camera-stopped' : 'stream-stopped' }),
    onStopCamera: () => send({ type: 'camera-stopped' }),
  };
}
