import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { composeClass } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './IconButton.css.ts';

export interface IconLinkProps extends Omit<LinkProps, 'children' | 'style' | 'aria-label'> {
  href: string;
  /** The accessible name; say the object too ('Baixar Prova de Matemática') where rows repeat the icon. */
  label: string;
  icon: ReactNode;
  /** As of IconButton. */
  compact?: boolean;
}

/** Goes somewhere, or saves a file, known by its icon: beside IconButtons. With room for a word, use LinkButton. */
export function IconLink({ label, icon, compact, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={composeClass(styles.iconButton({ compact }), className)}>
      <span className={iconSlot}>{icon}</span>
    </Link>
  );
}
