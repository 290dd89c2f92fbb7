import { Notice, ProgressBar, SegmentedControl, Stack, Switch } from '@caderneta/ui';
import { useOnline } from '../../../lib/use-online.ts';
import { KeepPhoto } from '../../../parts/sheet-reading/components/KeepPhoto.tsx';
import type { Mode } from '../../../parts/sheet-reading/machine/live-view.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import { classCopy } from '../correct-class.copy.ts';
import { doneCount } from '../machine/class-roll.ts';
import type { ClassRunHook } from '../reading/use-class-run.ts';
import * as styles from './class.css.ts';

/** What this device keeps without a connection. */
function ClassUnsent({ entries }: ClassRunHook) {
  const isOnline = useOnline();
  const waiting = isOnline ? 0 : entries.filter(({ refusal }) => refusal === null).length;
  return waiting === 0 ? null : <Notice tone="warning">{classCopy.unsent(waiting)}</Notice>;
}

/** How far the class has come. */
export function ClassProgress({ hook }: { hook: ClassRunHook }) {
  const { roll, table } = hook.state;
  const done = doneCount(roll);
  const total = table.students.length;
  return (
    <>
      <ProgressBar label={classCopy.doneLabel} value={done} maxValue={total} valueLabel={classCopy.done(done, total)} />
      <ClassUnsent {...hook} />
    </>
  );
}

/** The same over the camera of a phone. */
export function ClassCount({ hook }: { hook: ClassRunHook }) {
  const { roll, table } = hook.state;
  return (
    <>
      <p className={styles.phoneCount}>{sheetReadingCopy.progress(doneCount(roll), table.students.length)}</p>
      <ClassUnsent {...hook} />
    </>
  );
}

export function ClassModes({ hook, onCamera }: { hook: ClassRunHook; onCamera: boolean }) {
  const texts = sheetReadingCopy;
  return (
    <SegmentedControl
      label={texts.mode}
      onCamera={onCamera}
      isDisabled={hook.state.question !== null}
      items={[
        { id: 'stream', label: texts.modes.stream },
        { id: 'upload', label: texts.modes.upload },
      ]}
      selectedId={hook.state.mode}
      onChange={(id) => hook.chooseMode(id as Mode)}
    />
  );
}

/** Above the picture on a wide screen: mode and sound. */
export function ClassHead({ hook }: { hook: ClassRunHook }) {
  const { signals } = hook;
  return (
    <div className={styles.head}>
      <ClassModes hook={hook} onCamera={false} />
      <Stack gap={3}>
        <Switch isSelected={!signals.isMuted} onChange={(isOn) => signals.mute(!isOn)}>
          {classCopy.sound}
        </Switch>
        <KeepPhoto photo={hook.photo} onCamera={false} />
      </Stack>
    </div>
  );
}
