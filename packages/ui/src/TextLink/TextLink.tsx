import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { composeClass, join } from '../theme/compose-class.ts';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends Omit<LinkProps, 'children' | 'style'> {
  href: string;
  /** On a line of its own, where it must be as tall as a finger; leave out inside a sentence. */
  standalone?: boolean;
  /** As the text around it, for a footer of small links. */
  plain?: boolean;
  children: ReactNode;
}

/** A link in running text or in a footer. Say where it goes, never 'clique aqui'. For the main step use LinkButton. */
export function TextLink({ standalone = false, plain = false, className, children, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={composeClass(join(styles.textLink, plain && styles.plain, standalone && styles.standalone), className)}
    >
      {children}
    </Link>
  );
}
