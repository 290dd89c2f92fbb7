import { Button, CameraHint } from '@caderneta/ui';
import { pupilCopy } from '../correct-pupil.copy.ts';

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
  const texts = pupilCopy.hint;
  return (
    <CameraHint
      title={texts.title(failures)}
      message={texts.message}
      actions={
        <>
          <Button size="compact" onPress={onUpload}>
            {texts.upload}
          </Button>
          <Button size="compact" variant="primary" onPress={onStay}>
            {texts.stay}
          </Button>
        </>
      }
    />
  );
}
