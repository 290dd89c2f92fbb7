import { sheetPhotoLimit } from '@caderneta/contract';
import { Button, FileDrop } from '@caderneta/ui';
import { useState } from 'react';
import * as view from '../../../parts/sheet-reading/components/correction-view.css.ts';
import { cameraBlock } from '../../../parts/sheet-reading/reading/use-camera.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import * as styles from './pupil.css.ts';

export interface UploadPanelProps {
  /** Something is being read, decided or saved. */
  isBusy: boolean;
  /** The photo is being read or its result saved. */
  isProcessing: boolean;
  hasStudent: boolean;
  /** Offered where a camera exists. */
  onUseCamera: (() => void) | null;
  /** Why the photo gave no reading; null where it did. */
  onProcess: (file: File) => Promise<string | null>;
  onCamera: boolean;
}

/** A photo of the sheet instead of the camera. */
export function UploadPanel({ isBusy, isProcessing, hasStudent, onUseCamera, onProcess, onCamera }: UploadPanelProps) {
  const texts = pupilCopy.upload;
  const bar = cameraBlock();
  const [file, setFile] = useState<File | null>(null);
  /** Of the file at hand: beside its name may stand what an earlier sheet gave. */
  const [failure, setFailure] = useState<string | null>(null);
  const isTooLarge = file !== null && file.size > sheetPhotoLimit;
  const choose = (chosen: File) => {
    setFile(chosen);
    setFailure(null);
  };
  const process = async () => {
    // Not disabled while it works: it would lose the focus.
    if (file === null || isProcessing) return;
    setFailure(null);
    setFailure(await onProcess(file));
  };
  return (
    <div className={onCamera ? styles.uploadOnCamera : styles.upload}>
      {onUseCamera && (
        <div className={view.tip}>
          <span>{texts.tip}</span>
          <Button size="compact" onPress={onUseCamera}>
            {texts.useCamera}
          </Button>
        </div>
      )}
      {!onUseCamera && bar !== null && <div className={view.tip}>{bar}</div>}
      <FileDrop
        label={texts.label}
        description={texts.description}
        accept={['image/*']}
        file={file}
        onFile={choose}
        isDisabled={isBusy}
        errorMessage={isTooLarge ? texts.tooLarge : (failure ?? undefined)}
      />
      <Button
        block
        variant="primary"
        isDisabled={(isBusy && !isProcessing) || file === null || isTooLarge || !hasStudent}
        onPress={() => void process()}
      >
        {isProcessing ? texts.processing : texts.process}
      </Button>
    </div>
  );
}
