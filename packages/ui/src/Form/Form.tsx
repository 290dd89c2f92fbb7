import { TriangleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './Form.css.ts';
import { focusField } from './focus-field.ts';

export interface FormError {
  /** The `name` of the field it is about. */
  name: string;
  /** The same words as below the field. */
  message: string;
}

export interface FormProps {
  children: ReactNode;
  /** Enter in a field, or a Button with `type="submit"`. The page is not left. */
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
 * and links to each field; each field still says its own error. For a single field that saves itself no Form is
 * needed; in several steps use Wizard.
 */
export function Form({ children, onSubmit, errors = [], id, label, className }: FormProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const wasSubmitted = useRef(false);

  useEffect(() => {
    if (!wasSubmitted.current || errors.length === 0) return;
    wasSubmitted.current = false;
    summary.current?.focus();
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog lies within the page's form for React, though not for the browser.
    event.stopPropagation();
    wasSubmitted.current = true;
    onSubmit();
    // The same errors again draw nothing anew: the summary that is there gets the focus.
    requestAnimationFrame(() => {
      if (wasSubmitted.current) summary.current?.focus();
    });
  };

  return (
    <form ref={form} id={id} noValidate aria-label={label} onSubmit={submit} className={join(styles.form, className)}>
      {errors.length > 0 && (
        <div ref={summary} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
          <span className={join(iconSlot, styles.icon)}>
            <TriangleAlert aria-hidden="true" />
          </span>
          <div>
            <p id={titleId} className={styles.title}>
              {messages.form.summary(errors.length)}
            </p>
            <ul className={styles.list}>
              {errors.map((error) => (
                <li key={`${error.name} ${error.message}`}>
                  <a
                    href={`#${error.name}`}
                    className={styles.link}
                    onClick={(event) => {
                      event.preventDefault();
                      if (form.current !== null) focusField(form.current, error.name);
                    }}
                  >
                    {error.message}
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
