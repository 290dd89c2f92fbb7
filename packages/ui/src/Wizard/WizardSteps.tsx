import { Check } from 'lucide-react';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { iconTiny } from '../theme/icon.css.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './Wizard.css.ts';

/** The steps of a wizard: the current one under the yellow line, a tick on those done. */
export function WizardSteps({ titles, at }: { titles: readonly string[]; at: number }) {
  return (
    <>
      <ol className={styles.steps}>
        {titles.map((title, index) => (
          <li
            key={title}
            aria-current={index === at ? 'step' : undefined}
            data-done={index < at || undefined}
            className={styles.step}
          >
            <span className={join(styles.number, iconTiny)}>
              {index < at ? <Check aria-hidden="true" /> : index + 1}
            </span>
            <span className={styles.stepTitle}>{title}</span>
            {index < at && <span className={visuallyHidden}>{messages.wizard.done}</span>}
          </li>
        ))}
      </ol>
      <p className={styles.phoneTitle} aria-hidden="true">
        {titles[at]}
      </p>
    </>
  );
}
