import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { button, label, leading } from '../Button/Button.css.ts';
import type { ButtonVariant } from '../Button/Button.tsx';
import { composeClass, join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';

export interface LinkButtonProps extends Omit<LinkProps, 'children' | 'style'> {
  href: string;
  variant?: ButtonVariant;
  size?: 'regular' | 'compact' | 'large';
  icon?: ReactNode;
  block?: boolean;
  children: ReactNode;
}

/** Goes somewhere, and is as visible as a button. Inside running text use TextLink; to act without leaving, Button. */
export function LinkButton({ variant, size, icon, block, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={composeClass(button({ variant, size, block }), className)}>
      {icon !== undefined && icon !== null && <span className={join(iconSlot, leading)}>{icon}</span>}
      <span className={label}>{children}</span>
    </Link>
  );
}
