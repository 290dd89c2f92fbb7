import { TriangleAlert } from 'lucide-react';
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './Form.css.ts';
import { focusField, focusWrong } from './focus-field.ts';
import { unfinishedMessage, unfinishedParts } from './unfinished-parts.ts';

export interface FormError {
  /** The `name` of the field it is about. */
  name: string;
  /** The same words as below the field. */
  message: string;
}

export interface FormProps {
  children: ReactNode;
  /** Enter in a field, or a Button with `type="submit"`; not while a date or time is half filled. The page is not left. */
  onSubmit: () => void;
  /** What was found wrong at the last submission, in the order of the fields. */
  errors?: readonly FormError[];
  /** Buttons outside the form name it by this in their `form`. */
  id?: string;
  /** Names the form for screen readers where a screen has several. */
  label?: string;
  className?: string;
}

/**
 * Fields that are saved together. After a submission that failed, a summary above them has the focus, is read aloud
 * and links to each field; each field still says its own error. Without a summary the first field that is wrong has the
 * focus. For a single field that saves itself no Form is needed; in several steps use Wizard.
 */
export function Form({ children, onSubmit, errors = [], id, label, className }: FormProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const wasSubmitted = useRef(false);
  /** Whether nothing was done in the form since it was submitted. */
  const mayMove = useRef(false);
  const [gaps, setGaps] = useState<readonly HTMLElement[]>([]);
  const shown =
    gaps.length > 0
      ? gaps.map((gap) => ({ name: '', message: unfinishedMessage(gap), go: () => gap.focus() }))
      : errors.map((error) => ({
          ...error,
          go: () => form.current && focusField(form.current, error.name),
        }));

  /** The focus goes to what says what is wrong: once, and to a field not under somebody's fingers. A summary may come after the fields. */
  const showWrong = () => {
    if (wasSubmitted.current && summary.current) {
      wasSubmitted.current = false;
      summary.current.focus();
    } else if (mayMove.current && form.current && focusWrong(form.current)) mayMove.current = false;
  };
  useEffect(showWrong);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog lies within the page's form for React, though not for the browser.
    event.stopPropagation();
    wasSubmitted.current = true;
    mayMove.current = true;
    const found = unfinishedParts(event.currentTarget);
    setGaps(found);
    if (found.length === 0) onSubmit();
    // The same errors again draw nothing anew.
    requestAnimationFrame(showWrong);
  };

  const stay = () => {
    mayMove.current = false;
  };
  /** Gaps are completed meanwhile, or no longer there. What was asked before the sending gives the focus back to the button. */
  const lookAgain = ({ target }: FocusEvent) => {
    if (!target.matches('[type=submit]')) stay();
    if (gaps.length > 0 && form.current) setGaps(unfinishedParts(form.current));
  };

  return (
    <form
      ref={form}
      id={id}
      noValidate
      aria-label={label}
      onSubmit={submit}
      onFocus={lookAgain}
      onInput={stay}
      className={join(styles.form, className)}
    >
      {shown.length > 0 && (
        <div ref={summary} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
          <span className={join(iconSlot, styles.icon)}>
            <TriangleAlert aria-hidden="true" />
          </span>
          <div>
            <p id={titleId} className={styles.title}>
              {messages.form.summary(shown.length)}
            </p>
            <ul className={styles.list}>
              {shown.map(({ name, message, go }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two dates may lack the same; the list is made anew each time.
                <li key={index}>
                  <a
                    href={`#${name}`}
                    className={styles.link}
                    onClick={(event) => {
                      event.preventDefault();
                      go();
                    }}
                  >
                    {message}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {children}
    </form>
  );
}
