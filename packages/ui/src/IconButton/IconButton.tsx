import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { composeClass } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'style' | 'aria-label'> {
  /** The accessible name; say the object too ('Editar Ana Beatriz Moura') where rows repeat the icon. */
  label: string;
  icon: ReactNode;
  /** With the border of a field, for a button that stands beside fields. */
  framed?: boolean;
  /** On the board or over the camera, where everything around is dark in both themes. */
  onDark?: boolean;
  /** 36 px with a mouse; still 44 px under a finger. For rows of a table. */
  compact?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * An action known by its icon: close, edit a row, show a password. Anywhere there is room for a word, use Button.
 */
export function IconButton({ label, icon, framed, onDark, compact, className, ...rest }: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={composeClass(styles.iconButton({ framed, onDark, compact }), className)}
    >
      <span className={iconSlot}>{icon}</span>
    </AriaButton>
  );
}
