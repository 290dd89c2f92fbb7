import { Button } from '@caderneta/ui';
import { correctionCopy } from '../sheet-correction.copy.ts';
import * as styles from './camera.css.ts';

/** After failed readings: the other way, which hits less often. */
export function UploadHint({
  failures,
  onUpload,
  onStay,
}: {
  failures: number;
  onUpload: () => void;
  onStay: () => void;
}) {
  const texts = correctionCopy.hint;
  return (
    <div className={styles.hint} role="status">
      <p className={styles.hintTitle}>{texts.title(failures)}</p>
      <p className={styles.hintText}>{texts.message}</p>
      <div className={styles.hintActs}>
        <Button size="compact" onPress={onUpload}>
          {texts.upload}
        </Button>
        <Button size="compact" variant="primary" onPress={onStay}>
          {texts.stay}
        </Button>
      </div>
    </div>
  );
}
