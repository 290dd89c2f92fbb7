import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Spinner } from '../Spinner/Spinner.tsx';
import { composeClass, join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './Button.css.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'style'> {
  /** Default 'secondary'. One primary a view; 'accent' for live capture alone. */
  variant?: ButtonVariant;
  /** 'large' is 52 px high: signing in, the bar at a phone's foot. 'compact' is 40 px with a mouse, 44 under a finger. */
  size?: 'regular' | 'compact' | 'large';
  /** A lucide icon before the text. */
  icon?: ReactNode;
  /** A lucide icon after the text: an arrow to the next step. */
  iconAfter?: ReactNode;
  /** The action is under way: a spinner replaces the text, which keeps its width, and presses are ignored. */
  isPending?: boolean;
  /** As wide as its container. */
  block?: boolean;
  children: ReactNode;
}

/**
 * Does something. To go somewhere use LinkButton or TextLink; for an icon alone, IconButton.
 * Name the act in the text ('Salvar', not 'OK'). Do not disable a button without saying nearby why.
 */
export function Button({ variant, size, icon, iconAfter, block, className, children, ...rest }: ButtonProps) {
  const waits = rest.isPending === true;
  return (
    <AriaButton {...rest} className={composeClass(styles.button({ variant, size, block }), className)}>
      {icon !== undefined && icon !== null && (
        <span className={join(iconSlot, styles.leading, waits && styles.hidden)}>{icon}</span>
      )}
      <span className={join(styles.label, waits && styles.hidden)}>{children}</span>
      {iconAfter !== undefined && iconAfter !== null && (
        <span className={join(iconSlot, styles.after, waits && styles.hidden)}>{iconAfter}</span>
      )}
      {waits && (
        <span className={styles.pending}>
          <Spinner />
        </span>
      )}
    </AriaButton>
  );
}
