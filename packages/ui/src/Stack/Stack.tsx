import type { HTMLAttributes, ReactNode } from 'react';
import { join } from '../theme/compose-class.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** 'section' and 'article' want an accessible name (`aria-label`, `aria-labelledby`). Default 'div'. */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'fieldset';
  /** The space between its parts, as a step of the design: 4 is `vars.s4`, 16 px. Default 4. */
  gap?: keyof typeof stack;
  children?: ReactNode;
}

/** Parts one below another, with the same space between them. For fields that are saved together use Form. */
export function Stack({ as: Element = 'div', gap = 4, className, ...rest }: StackProps) {
  return <Element {...rest} className={join(stack[gap], className)} />;
}
