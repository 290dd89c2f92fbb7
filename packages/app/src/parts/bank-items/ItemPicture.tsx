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
    const base64 = file.size > itemPictureLimit ? null : await readBase64(file);
    if (base64 !== null) return onChange({ base64, name: file.name, size: file.size, type: file.type });
    const message = file.size > itemPictureLimit ? texts.pictureTooLarge : texts.pictureUnreadable;
    showToast({ tone: 'error', message });
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
