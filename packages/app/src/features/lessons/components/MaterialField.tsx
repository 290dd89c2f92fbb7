import { attachmentLimit } from '@caderneta/contract';
import { Button, FileDrop } from '@caderneta/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { readBase64 } from '../../../lib/read-file.ts';
import type { MaterialChoice } from '../lesson-form.ts';
import { lessonsCopy } from '../lessons.copy.ts';
import * as styles from './lessons.css.ts';

export interface MaterialFieldProps {
  material: MaterialChoice;
  onChange: (material: MaterialChoice) => void;
  errorMessage?: string;
}

/** The optional material of a lesson, of 20 MB at most. What it may be is found from its bytes, by the server. */
export function MaterialField({ material, onChange, errorMessage }: MaterialFieldProps) {
  const texts = lessonsCopy.form;
  const [error, setError] = useState<string | undefined>();
  const take = async (file: File) => {
    const isLarge = file.size > attachmentLimit;
    const base64 = isLarge ? null : await readBase64(file);
    setError(base64 !== null ? undefined : isLarge ? texts.tooLarge : texts.unreadable);
    if (base64 !== null) onChange({ kind: 'chosen', name: file.name, size: file.size, base64 });
  };
  return (
    <>
      <FileDrop
        label={texts.material}
        description={texts.materialHint}
        accept={[]}
        file={material}
        onFile={(file) => void take(file)}
        errorMessage={error ?? errorMessage}
      />
      {material !== null && (
        <Button
          size="compact"
          variant="quiet"
          icon={<Trash2 />}
          className={styles.start}
          onPress={() => onChange(null)}
        >
          {texts.removeMaterial}
        </Button>
      )}
    </>
  );
}
