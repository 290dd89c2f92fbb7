import { type Attachment, itemPictureLimit } from '@caderneta/contract';
import { Button, FileDrop, showToast } from '@caderneta/ui';
import { readBase64 } from '../../lib/read-file.ts';
import { bankItemsCopy } from './bank-items.copy.ts';
import * as styles from './bank-items.css.ts';

/** A picture that was chosen; null where the stored one goes, undefined where it stays. */
export type ChosenPicture =
  | { readonly base64: string; readonly name: string; readonly size: number; readonly type: string }
  | null
  | undefined;

const accepted = ['image/png', 'image/jpeg'];

/** Whether it is a picture through and through: one that only begins as one would keep a whole booklet from being printed. */
const opens = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );

export interface ItemPictureProps {
  stored: Attachment | null;
  chosen: ChosenPicture;
  onChange: (chosen: ChosenPicture) => void;
  errorMessage?: string | undefined;
}

/** The picture of a question: the one that it has, or another. */
export function ItemPicture({ stored, chosen, onChange, errorMessage }: ItemPictureProps) {
  const { fields, form: texts } = bankItemsCopy;
  const source = chosen ? `data:${chosen.type};base64,${chosen.base64}` : chosen === null ? null : stored?.url;
  const choose = async (file: File) => {
    const isLarge = file.size > itemPictureLimit;
    const base64 = !isLarge && (await opens(file)) ? await readBase64(file) : null;
    if (base64 !== null) return onChange({ base64, name: file.name, size: file.size, type: file.type });
    showToast({ tone: 'error', message: isLarge ? texts.pictureTooLarge : texts.pictureUnreadable });
  };
  return (
    <>
      <FileDrop
        label={fields.picture}
        description={texts.pictureHint}
        accept={accepted}
        file={chosen ?? (chosen === undefined && stored ? { name: texts.stored, size: stored.size } : null)}
        onFile={(file) => void choose(file)}
        {...(errorMessage !== undefined && { errorMessage })}
      />
      {source && (
        <div className={styles.bar}>
          <img className={styles.picture} src={source} alt="" />
          <Button size="compact" variant="quiet" onPress={() => onChange(null)}>
            {texts.removePicture}
          </Button>
        </div>
      )}
    </>
  );
}
