import { Button, FilesDrop, Notice, ProgressBar } from '@caderneta/ui';
import * as view from '../../../parts/sheet-reading/components/correction-view.css.ts';
import { cameraBlock, isCameraSupported } from '../../../parts/sheet-reading/reading/use-camera.ts';
import { classFilesCopy } from '../class-files.copy.ts';
import { isBatchRunning } from '../machine/class-run.state.ts';
import { countPages } from '../machine/page-counts.ts';
import type { ClassRunHook } from '../reading/use-class-run.ts';
import * as styles from './class.css.ts';
import { HumanList } from './HumanList.tsx';

function Progress({ hook }: { hook: ClassRunHook }) {
  const { state, files } = hook;
  const texts = classFilesCopy;
  if (files.isOpening) return <ProgressBar label={texts.opening} onCancel={files.cancel} />;
  const total = state.pages.length;
  const counts = countPages(state);
  if (isBatchRunning(state)) {
    const done = total - counts.unread;
    return (
      <ProgressBar
        label={texts.reading}
        value={done}
        maxValue={total}
        valueLabel={texts.progress(done, total)}
        onCancel={files.cancel}
      />
    );
  }
  return (
    <Notice
      tone={counts.saved === total ? 'success' : 'info'}
      actions={<Button onPress={files.clear}>{texts.clear}</Button>}
    >
      <p>{texts.finished(total, counts)}</p>
    </Notice>
  );
}

/** A class's sheets from files: the drop, then how far the reading is and what needs a human. */
export function FilesPanel({ hook, hrefOf }: { hook: ClassRunHook; hrefOf: (student: string) => string }) {
  const { state, files } = hook;
  const texts = classFilesCopy;
  const isIdle = state.pages.length === 0 && !files.isOpening;
  const bar = cameraBlock();
  const canFilm = isCameraSupported() && state.cameraUsable;
  return (
    <div className={styles.files}>
      {isIdle && canFilm && (
        <div className={view.tip}>
          <span>{texts.tip}</span>
          <Button size="compact" onPress={() => hook.chooseMode('stream')}>
            {texts.useCamera}
          </Button>
        </div>
      )}
      {isIdle && bar !== null && <div className={view.tip}>{bar}</div>}
      {isIdle ? (
        <FilesDrop
          label={texts.label}
          description={texts.description}
          accept={['image/*', 'application/pdf']}
          buttonLabel={texts.choose}
          folderLabel={texts.folder}
          onFiles={(chosen) => void files.read(chosen)}
        />
      ) : (
        <Progress hook={hook} />
      )}
      <HumanList hook={hook} hrefOf={hrefOf} />
    </div>
  );
}
