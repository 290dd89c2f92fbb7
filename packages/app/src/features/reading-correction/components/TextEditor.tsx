import { Button, Select, TextArea } from '@caderneta/ui';
import { readingCopy } from '../reading-correction.copy.ts';
import { readingTexts } from '../reading-texts.data.ts';
import * as styles from './reading.css.ts';

export interface TextEditorProps {
  value: string;
  errorMessage: string | undefined;
  isSaving: boolean;
  onChange: (value: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** The reference text while it is written, or chosen from the library. */
export function TextEditor({ value, errorMessage, isSaving, onChange, onSave, onCancel }: TextEditorProps) {
  const texts = readingCopy.text;
  return (
    <div className={styles.stack}>
      <Select
        label={texts.library}
        placeholder={texts.libraryPlaceholder}
        items={readingTexts.map(({ id, grade, title }) => ({ id, label: texts.entry(grade, title) }))}
        selectedId={readingTexts.find(({ text }) => text === value)?.id ?? null}
        onChange={(chosen) => onChange(readingTexts.find(({ id }) => id === chosen)?.text ?? '')}
      />
      <TextArea
        label={texts.label}
        description={texts.hint}
        rows={10}
        value={value}
        errorMessage={errorMessage}
        onChange={onChange}
      />
      <div className={styles.row}>
        <Button variant="primary" isPending={isSaving} onPress={onSave}>
          {texts.save}
        </Button>
        <Button isDisabled={isSaving} onPress={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
