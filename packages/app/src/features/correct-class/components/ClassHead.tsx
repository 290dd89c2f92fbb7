import { ProgressBar, SegmentedControl, Stack, Switch } from '@caderneta/ui';
import { KeepPhoto } from '../../../parts/sheet-reading/components/KeepPhoto.tsx';
import { WaitingSheets } from '../../../parts/sheet-reading/components/WaitingSheets.tsx';
import type { Mode } from '../../../parts/sheet-reading/machine/live-view.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import { classCopy } from '../correct-class.copy.ts';
import { progressOfRoll } from '../machine/class-roll.ts';
import type { ClassRunHook } from '../reading/use-class-run.ts';
import * as styles from './class.css.ts';

/** How far the class has come. */
export function ClassProgress({ hook }: { hook: ClassRunHook }) {
  const progress = progressOfRoll(hook.state.roll);
  return (
    <>
      <ProgressBar
        label={classCopy.doneLabel}
        value={progress.done}
        maxValue={progress.total}
        valueLabel={sheetReadingCopy.progressValue(progress)}
      />
      <WaitingSheets entries={hook.entries} isSending={hook.isSending} />
    </>
  );
}

/** The same over the camera of a phone. */
export function ClassCount({ hook }: { hook: ClassRunHook }) {
  return (
    <>
      <p className={styles.phoneCount}>{sheetReadingCopy.progress(progressOfRoll(hook.state.roll))}</p>
      <WaitingSheets entries={hook.entries} isSending={hook.isSending} />
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
        <KeepPhoto photo={hook.photo} keys={hook.state.table} onCamera={false} />
      </Stack>
    </div>
  );
}
