import type { QuestionSkills } from '@caderneta/contract';
import { Button, showToast, TextArea } from '@caderneta/ui';
import { useState } from 'react';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { pasteSkills } from '../paste-skills.ts';
import { questionSkillsCopy as texts } from '../question-skills.copy.ts';
import * as styles from '../question-skills.css.ts';

export interface SkillPasteProps {
  assessmentId: string;
  sizes: readonly number[];
  /** Saves; true once it is. */
  onUse: (questions: QuestionSkills[]) => Promise<boolean>;
  onClose: () => void;
}

/** The skills of a whole exam, copied from a spreadsheet. */
export function SkillPaste({ assessmentId, sizes, onUse, onClose }: SkillPasteProps) {
  const draft = useDraft(`habilidades.colar.${assessmentId}`, { text: '' });
  const { text } = draft.values;
  const [error, setError] = useState<string | undefined>();
  const [isSaving, setSaving] = useState(false);
  const use = async () => {
    const read = pasteSkills(text, sizes);
    const wrong = read.ok
      ? read.questions.length === 0
        ? texts.pasteNothing
        : undefined
      : texts.pasteWrong(read.line);
    setError(wrong);
    if (!read.ok || wrong !== undefined) return;
    setSaving(true);
    const isDone = await onUse(read.questions);
    setSaving(false);
    if (!isDone) return;
    draft.goOnFrom({ text });
    showToast({ tone: 'success', message: texts.saved });
    onClose();
  };
  return (
    <div className={styles.stack}>
      <TextArea
        autoFocus
        name="skills"
        label={texts.pasteLabel}
        description={texts.pasteHint}
        rows={10}
        spellCheck="false"
        value={text}
        onChange={(pasted) => draft.change({ text: pasted })}
        errorMessage={error}
      />
      <div className={styles.bar}>
        <Button
          onPress={() => {
            draft.forget();
            onClose();
          }}
          isDisabled={isSaving}
        >
          {texts.pasteBack}
        </Button>
        <Button variant="primary" isPending={isSaving} onPress={() => void use()}>
          {texts.pasteUse}
        </Button>
      </div>
    </div>
  );
}
