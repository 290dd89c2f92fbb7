import { Button, IconButton, Select, Stack, TextArea, TextField } from '@caderneta/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { choiceLetters } from '../choice-letters.ts';
import { addQuestion, type QuestionKind, type QuestionValues } from '../lesson-form.ts';
import { lessonsCopy } from '../lessons.copy.ts';
import * as styles from './lessons.css.ts';

export interface QuestionEditorProps {
  questions: readonly QuestionValues[];
  onChange: (questions: readonly QuestionValues[]) => void;
  errors: FieldErrors;
}

const kindItems = Object.entries(lessonsCopy.form.kinds).map(([id, label]) => ({ id, label }));

/** The questions of a lesson, to be written: a text is asked for, or one of A to D. */
export function QuestionEditor({ questions, onChange, errors }: QuestionEditorProps) {
  const texts = lessonsCopy.form;
  const addId = useId();
  const change = (number: number, part: Partial<QuestionValues>) =>
    onChange(questions.map((question) => (question.number === number ? { ...question, ...part } : question)));
  return (
    <Stack as="section" aria-label={texts.questions}>
      <h3>{texts.questions}</h3>
      {questions.map((question, index) => {
        const { number, kind, prompt, options } = question;
        const at = `questions.${index}`;
        return (
          <Stack key={number} gap={3} className={styles.question}>
            <div className={styles.questionHead}>
              <h4 className={styles.questionTitle}>{texts.question(index + 1)}</h4>
              <IconButton
                label={texts.removeQuestion(index + 1)}
                icon={<Trash2 />}
                onPress={() => {
                  onChange(questions.filter((one) => one.number !== number));
                  document.getElementById(addId)?.focus();
                }}
              />
            </div>
            <Select
              label={texts.kind}
              items={kindItems}
              selectedId={kind}
              onChange={(next) => change(number, { kind: next as QuestionKind })}
              // What the server has against its number has no field of its own.
              errorMessage={errors[at] ?? errors[`${at}.kind`] ?? errors[`${at}.number`]}
            />
            <TextArea
              isRequired
              name={`questions.${index}.prompt`}
              label={texts.prompt}
              rows={2}
              value={prompt}
              onChange={(text) => change(number, { prompt: text })}
              errorMessage={errors[`questions.${index}.prompt`]}
            />
            {kind === 'CHOICE' && (
              <div className={styles.options}>
                {choiceLetters.map((letter, at) => (
                  <TextField
                    key={letter}
                    isRequired
                    name={`questions.${index}.options.${at}`}
                    label={texts.option(letter)}
                    value={options[at] ?? ''}
                    onChange={(text) =>
                      change(number, {
                        options: choiceLetters.map((_, index) => (index === at ? text : (options[index] ?? ''))),
                      })
                    }
                    errorMessage={errors[`questions.${index}.options.${at}`]}
                  />
                ))}
              </div>
            )}
          </Stack>
        );
      })}
      <Button
        id={addId}
        size="compact"
        icon={<Plus />}
        className={styles.start}
        onPress={() => onChange(addQuestion(questions))}
      >
        {texts.addQuestion}
      </Button>
    </Stack>
  );
}
