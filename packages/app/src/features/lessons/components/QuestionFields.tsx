import type { Lesson } from '@caderneta/contract';
import { RadioGroup, TextArea } from '@caderneta/ui';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { choiceLetters, letterOf, textAt } from '../choice-letters.ts';
import { lessonsCopy } from '../lessons.copy.ts';

export interface QuestionFieldsProps {
  questions: Lesson['questions'];
  /** Answers by number, of a choice the text that was chosen; an absent one is empty. */
  answers: Readonly<Record<number, string>>;
  onChange: (number: number, answer: string) => void;
  /** What is wrong, by number. */
  errors: FieldErrors;
}

/** The questions of a lesson with the pupil's answers: a text, or one of A to D. */
export function QuestionFields({ questions, answers, onChange, errors }: QuestionFieldsProps) {
  return questions.map(({ number, prompt, options }, index) => {
    const label = lessonsCopy.lesson.questionOf(index + 1, prompt);
    return options === null ? (
      <TextArea
        key={number}
        name={String(number)}
        label={label}
        value={answers[number] ?? ''}
        onChange={(answer) => onChange(number, answer)}
        errorMessage={errors[number]}
      />
    ) : (
      <RadioGroup
        key={number}
        name={String(number)}
        label={label}
        items={options.map((text, at) => {
          const letter = choiceLetters[at] ?? '';
          return { id: letter, label: `${letter}) ${text}` };
        })}
        selectedId={letterOf(options, answers[number] ?? '')}
        onChange={(letter) => onChange(number, textAt(options, letter))}
        errorMessage={errors[number]}
      />
    );
  });
}
