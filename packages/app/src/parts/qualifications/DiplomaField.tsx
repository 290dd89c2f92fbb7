import { diplomaLimit, diplomaTypes } from '@caderneta/contract';
import { Button, FileDrop } from '@caderneta/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { readBase64 } from '../../lib/read-file.ts';
import type { DiplomaChoice } from './qualification-form.ts';
import { qualificationsCopy } from './qualifications.copy.ts';
import * as styles from './qualifications.css.ts';

export interface DiplomaFieldProps {
  diploma: DiplomaChoice;
  onChange: (diploma: DiplomaChoice) => void;
  /** What the server found wrong with it. */
  errorMessage?: string;
}

/** The diploma: an image or a PDF of 5 MB at most, which may also be taken away. */
export function DiplomaField({ diploma, onChange, errorMessage }: DiplomaFieldProps) {
  const texts = qualificationsCopy.form;
  const [error, setError] = useState<string | undefined>();
  const take = async (file: File) => {
    const base64 = file.size > diplomaLimit ? null : await readBase64(file);
    setError(base64 !== null ? undefined : file.size > diplomaLimit ? texts.tooLarge : texts.unreadable);
    if (base64 !== null) onChange({ kind: 'chosen', name: file.name, size: file.size, base64 });
  };
  const name = diploma?.kind === 'chosen' ? diploma.name : texts.stored;
  return (
    <>
      <FileDrop
        label={texts.diploma}
        description={texts.diplomaHint}
        accept={diplomaTypes}
        file={diploma && { name, size: diploma.size }}
        onFile={(file) => void take(file)}
        errorMessage={error ?? errorMessage}
      />
      {diploma !== null && (
        <Button size="compact" variant="quiet" icon={<Trash2 />} className={styles.drop} onPress={() => onChange(null)}>
          {texts.dropDiploma}
        </Button>
      )}
    </>
  );
}
