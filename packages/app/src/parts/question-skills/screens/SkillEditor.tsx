import { mostSkillsOfQuestion, type QuestionRef } from '@caderneta/contract';
import { Badge, Button, ComboBox, EmptyState, IconButton, Skeleton } from '@caderneta/ui';
import { ClipboardPaste, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../listing/LoadFailed.tsx';
import { LazyConflict } from '../../record-form/LazyConflict.tsx';
import { useSkillCatalogue } from '../question-skills.api.ts';
import { questionSkillsCopy as texts } from '../question-skills.copy.ts';
import * as styles from '../question-skills.css.ts';
import { skillChoices } from '../skill-choices.ts';
import { useSkillEditor } from '../use-skill-editor.ts';
import { SkillPaste } from './SkillPaste.tsx';

export interface SkillEditorProps {
  assessmentId: string;
  municipalityId: string;
  /** The class's: its year's skills come first. */
  grade: string;
  /** What is taught there: its skills come first, too. */
  components: readonly string[];
  /** Questions of each column of the saved key. */
  sizes: readonly number[];
  canWrite: boolean;
}

/** The field; of a question that is full, what leads to the next one. */
const inPicker = '[data-picker] :is(input, button):not(:disabled)';

/** The skills of a key's questions: one question is at hand, and a field finds what it asks. */
export function SkillEditor({ assessmentId, municipalityId, grade, components, sizes, canWrite }: SkillEditorProps) {
  const [typed, setTyped] = useState('');
  const catalogue = useSkillCatalogue(municipalityId, typed);
  const editor = useSkillEditor(assessmentId, sizes);
  const [picks, setPicks] = useState(0);
  const [isPasting, setPasting] = useState(false);
  const editing = useRef<HTMLDivElement>(null);
  /**
   * What gets the focus once it is drawn and may be used: a choice draws another field, and what is pressed to take a skill away, or at the
   * last question, can be pressed no more.
   */
  const focusNext = useRef('');
  const { stored, questions, at, current, codesOf, isSaving } = editor;
  useEffect(() => {
    if (focusNext.current === '' || isSaving) return;
    editing.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = '';
  });
  const nameOf = ({ group, question }: QuestionRef) => texts.question(group + 1, question, sizes.length > 1);

  if (sizes.length === 0) return <EmptyState title={texts.noKey} message={texts.noKeyHint} />;
  if (stored.failure) return <LoadFailed title={texts.failed} of={stored} />;
  if (catalogue.failure) return <LoadFailed title={texts.failed} of={catalogue} />;
  if (stored.data === undefined || catalogue.data === undefined) return <Skeleton rows={8} />;
  const conflict = editor.meeting && <LazyConflict {...editor.meeting} />;
  if (isPasting) {
    return (
      <div className={styles.stack}>
        {conflict}
        <SkillPaste assessmentId={assessmentId} sizes={sizes} onUse={editor.write} onClose={() => setPasting(false)} />
      </div>
    );
  }

  const textOf = new Map(catalogue.data.map(({ code, text }) => [code, text]));
  const taken = codesOf(current);
  const choices = skillChoices(catalogue.data, typed, {
    ...{ grade, components },
    ...{ recent: editor.recent, taken, isKnown: catalogue.isKnown },
  });
  const isFull = taken.length >= mostSkillsOfQuestion;
  const pick = async (code: string | null) => {
    if (code === null) return;
    setTyped('');
    await editor.add(code);
    focusNext.current = inPicker;
    setPicks((count) => count + 1);
  };
  const goTo = (next: number) => {
    if (next === 0 || next === questions.length - 1) focusNext.current = inPicker;
    editor.goTo(next);
  };
  return (
    <div className={styles.stack} ref={editing}>
      {conflict}
      <p className={styles.quiet}>{canWrite ? texts.hint : texts.readOnly}</p>
      {canWrite && (
        <div className={styles.picker} data-picker>
          <ComboBox
            key={`${at} ${picks}`}
            label={texts.pick(nameOf(current))}
            description={isFull ? texts.full : texts.pickHint}
            items={choices.map(({ code, text }) => ({ id: code, label: code, detail: text ?? undefined }))}
            selectedId={null}
            onSearch={setTyped}
            onChange={(code) => void pick(code)}
            isDisabled={isFull || isSaving}
            isLoading={catalogue.isSearching}
            emptyText={texts.emptyText}
          />
          <div className={styles.bar}>
            <Button size="compact" onPress={() => goTo(at + 1)} isDisabled={at === questions.length - 1}>
              {texts.next}
            </Button>
            <Button size="compact" variant="quiet" onPress={() => goTo(at - 1)} isDisabled={at === 0}>
              {texts.previous}
            </Button>
            <Button size="compact" variant="quiet" icon={<ClipboardPaste />} onPress={() => setPasting(true)}>
              {texts.paste}
            </Button>
          </div>
        </div>
      )}
      <ul className={styles.rows} aria-label={texts.list}>
        {questions.map((ref, index) => {
          const codes = codesOf(ref);
          return (
            <li
              key={`${ref.group}/${ref.question}`}
              className={styles.row}
              data-question={index}
              data-current={(canWrite && index === at) || undefined}
            >
              {canWrite ? (
                <Button
                  size="compact"
                  variant="quiet"
                  aria-label={texts.choose(nameOf(ref))}
                  onPress={() => editor.goTo(index)}
                >
                  {nameOf(ref)}
                </Button>
              ) : (
                <span>{nameOf(ref)}</span>
              )}
              {codes.length === 0 && <span className={styles.quiet}>{texts.none}</span>}
              {codes.map((code) => (
                <span key={code} className={styles.chip} title={textOf.get(code) ?? undefined}>
                  <Badge tone="brand">
                    <span className={styles.code}>{code}</span>
                  </Badge>
                  {canWrite && (
                    <IconButton
                      compact
                      label={texts.remove(code, nameOf(ref))}
                      icon={<X />}
                      isDisabled={isSaving}
                      onPress={() => {
                        focusNext.current = `[data-question="${index}"] button`;
                        void editor.remove(ref, code);
                      }}
                    />
                  )}
                </span>
              ))}
              {codes.map((code) => {
                const text = textOf.get(code);
                return text ? (
                  <span key={code} className={styles.text}>
                    {text}
                  </span>
                ) : null;
              })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
