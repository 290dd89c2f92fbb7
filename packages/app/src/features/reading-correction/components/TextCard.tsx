import { longestReadingText, type ReadingDetails } from '@caderneta/contract';
import { Button, Card, Select, showToast, TextArea, WordAlignment } from '@caderneta/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { markedWords } from '../evaluation/marked-words.ts';
import { useSaveText } from '../reading-correction.api.ts';
import { readingCopy, TOAST_MS } from '../reading-correction.copy.ts';
import { readingTexts } from '../reading-texts.data.ts';
import * as styles from './reading.css.ts';

export interface TextCardProps {
  assessmentId: string;
  version: number;
  text: string;
  evaluation: ReadingDetails | null;
  /** Index of the word being said; −1 for none. */
  currentWord: number;
}

/** The reference text: with the marks of an analysis, or being edited. It is saved with the assessment. */
export function TextCard({ assessmentId, version, text, evaluation, currentWord }: TextCardProps) {
  const texts = readingCopy.text;
  const draft = useDraft(`leitura.texto.${assessmentId}`, { text });
  const [isEditing, setEditing] = useState(draft.wasKept);
  const [isSaving, setSaving] = useState(false);
  const save = useSaveText(assessmentId);
  const edit = () => {
    draft.change({ text });
    setEditing(true);
  };
  const submit = async () => {
    setSaving(true);
    const answer = await save(draft.values.text.trim() || null, version);
    setSaving(false);
    if (!answer.ok) {
      showToast({ tone: 'error', message: failureText(answer, texts.saveFailed), durationMs: TOAST_MS });
      return;
    }
    showToast({ tone: 'success', message: texts.saved, durationMs: TOAST_MS });
    draft.forget();
    setEditing(false);
  };
  const cancel = () => {
    draft.clear();
    setEditing(false);
  };
  return (
    <Card as="section" aria-labelledby="texto">
      <div className={styles.spread}>
        <h2 id="texto" className={styles.sectionTitle}>
          {texts.title}
        </h2>
        {!isEditing && text !== '' && (
          <Button variant="quiet" size="compact" icon={<Pencil />} onPress={edit}>
            {texts.edit}
          </Button>
        )}
      </div>
      {isEditing ? (
        <div className={styles.stack}>
          <Select
            label={texts.library}
            placeholder={texts.libraryPlaceholder}
            items={readingTexts.map(({ id, grade, title }) => ({ id, label: texts.entry(grade, title) }))}
            selectedId={readingTexts.find((one) => one.text === draft.values.text)?.id ?? null}
            onChange={(id) => draft.change({ text: readingTexts.find((one) => one.id === id)?.text ?? '' })}
          />
          <TextArea
            label={texts.label}
            description={texts.hint}
            rows={10}
            maxLength={longestReadingText}
            value={draft.values.text}
            onChange={(value) => draft.change({ text: value })}
          />
          <div className={styles.row}>
            <Button variant="primary" isPending={isSaving} onPress={() => void submit()}>
              {texts.save}
            </Button>
            <Button isDisabled={isSaving} onPress={cancel}>
              {texts.cancel}
            </Button>
          </div>
        </div>
      ) : text === '' ? (
        <div className={styles.row}>
          <p className={styles.small}>{texts.none}</p>
          <Button size="compact" onPress={edit}>
            {texts.noneAdd}
          </Button>
        </div>
      ) : (
        <WordAlignment words={markedWords(text, evaluation)} currentIndex={currentWord < 0 ? undefined : currentWord} />
      )}
    </Card>
  );
}
