import { isTextInconclusive, type ReadingDetails, type RecordConflict } from '@caderneta/contract';
import { Button, Card, MarkedText, showToast, WordAlignment } from '@caderneta/ui';
import { Ear, Pencil } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { serverErrors } from '../../../lib/forms/field-errors.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { LazyConflict } from '../../../parts/record-form/LazyConflict.tsx';
import { newerVersion } from '../../../parts/record-form/tell-change.ts';
import * as styles from '../components/reading.css.ts';
import { markedWords, writtenWords } from '../evaluation/marked-words.ts';
import { useSaveText } from '../reading-correction.api.ts';
import { readingCopy, TOAST_MS } from '../reading-correction.copy.ts';

/** With the library of texts. */
const TextEditor = lazySection(async () => (await import('../components/TextEditor.tsx')).TextEditor);

export interface TextCardProps {
  assessmentId: string;
  version: number;
  text: string;
  evaluation: ReadingDetails | null;
  /** Index of the word being said; −1 for none. */
  currentWord: number;
  /** The marking by ear, while it is open. */
  marking: ReactNode;
  /** Opens it; null: there is nothing to hear. */
  onMark: (() => void) | null;
  /** Why nothing can be marked now, where that is worth saying. */
  whyNotMark: string | null;
}

/** The reference text: with the marks of an analysis, or being edited. It is saved with the assessment. */
export function TextCard(props: TextCardProps) {
  const { assessmentId, version, text, evaluation, currentWord, marking, onMark, whyNotMark } = props;
  const texts = readingCopy.text;
  /** `over`: the version that was typed over; 0 while nothing is typed. */
  const draft = useDraft(`leitura.texto.${assessmentId}`, { text, over: 0 });
  const typed = useRef('');
  typed.current = draft.values.text;
  const [opened, setOpened] = useState(version);
  const over = draft.values.over || opened;
  const [conflict, setConflict] = useState<RecordConflict | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [isEditing, setEditing] = useState(draft.wasRestored);
  const [isSaving, setSaving] = useState(false);
  const save = useSaveText(assessmentId);
  const edit = () => {
    draft.assume({ text, over: 0 });
    setOpened(version);
    setEditing(true);
  };
  const submit = async () => {
    const sent = draft.values.text;
    setSaving(true);
    const answer = await save(sent.trim() || null, over);
    setSaving(false);
    setConflict((!answer.ok && answer.conflict) || null);
    setError(answer.ok ? undefined : serverErrors(answer.errors).reading_text);
    if (!answer.ok) {
      const newer = newerVersion(answer);
      if (newer !== null) draft.change({ over: newer });
      if (answer.conflict) return;
      showToast({ tone: 'error', message: failureText(answer, texts.saveFailed), durationMs: TOAST_MS });
      return;
    }
    showToast({ tone: 'success', message: texts.saved, durationMs: TOAST_MS });
    // What was typed while it was saved stays, over what was saved.
    if (typed.current !== sent) return draft.change({ over: answer.data.version });
    draft.forget();
    setEditing(false);
  };
  const cancel = () => {
    draft.clear();
    setConflict(null);
    setError(undefined);
    setEditing(false);
  };
  return (
    <Card as="section" aria-labelledby="texto">
      <div className={styles.spread}>
        <h2 id="texto" className={styles.sectionTitle}>
          {texts.title}
        </h2>
        {!isEditing && text !== '' && !marking && (
          <div className={styles.row}>
            {onMark && (
              <Button size="compact" icon={<Ear />} onPress={onMark}>
                {readingCopy.ear.mark}
              </Button>
            )}
            <Button variant="quiet" size="compact" icon={<Pencil />} onPress={edit}>
              {texts.edit}
            </Button>
          </div>
        )}
      </div>
      {conflict && (
        <LazyConflict conflict={conflict} isSaving={isSaving} onKeepMine={() => void submit()} onUseTheirs={cancel} />
      )}
      {isEditing ? (
        <TextEditor
          value={draft.values.text}
          errorMessage={error}
          isSaving={isSaving}
          onChange={(value) => {
            setError(undefined);
            draft.change({ text: value, over });
          }}
          onSave={() => void submit()}
          onCancel={cancel}
        />
      ) : text === '' ? (
        <div className={styles.row}>
          <p className={styles.small}>{texts.none}</p>
          <Button size="compact" onPress={edit}>
            {texts.noneAdd}
          </Button>
        </div>
      ) : (
        (marking ?? (
          <div className={styles.marking}>
            <ReadText text={text} evaluation={evaluation} currentIndex={currentWord < 0 ? undefined : currentWord} />
            {whyNotMark !== null && <p className={styles.small}>{whyNotMark}</p>}
          </div>
        ))
      )}
    </Card>
  );
}

interface ReadTextProps {
  text: string;
  evaluation: ReadingDetails | null;
  currentIndex: number | undefined;
}

/** The text with what a listener confirmed, or else with what the analysis found. */
function ReadText({ text, evaluation, currentIndex }: ReadTextProps) {
  const marks = evaluation?.ear_marks?.words;
  const written = writtenWords(text);
  if (marks?.length !== written.length) {
    return (
      <WordAlignment
        words={markedWords(text, evaluation)}
        currentIndex={currentIndex}
        isDoubtful={evaluation !== null && isTextInconclusive(evaluation)}
      />
    );
  }
  const beyond = marks.indexOf(null);
  return (
    <MarkedText
      words={written.map((word, index) => ({ ...word, mark: marks[index] ?? null }))}
      currentIndex={currentIndex}
      endIndex={beyond < 0 ? undefined : beyond - 1}
    />
  );
}
