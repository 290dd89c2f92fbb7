import type { ReactNode } from 'react';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import * as styles from './SignInFrame.css.ts';
import { SignInHero } from './SignInHero.tsx';

export interface SignInFrameProps {
  /** The heading and the form. */
  children: ReactNode;
  /** Links and the school year, at the foot of the paper. */
  footer?: ReactNode;
  /** What may come late, below all else: it moves nothing. */
  below?: ReactNode;
}

/** The page of signing in and of setting a password: ruled paper for the form, the SignInHero beside it. */
export function SignInFrame({ children, footer, below }: SignInFrameProps) {
  return (
    <div className={styles.frame}>
      <SignInHero />
      <main className={styles.paper}>
        <div className={styles.brand}>
          <BrandMark tone="paper" size="large" />
        </div>
        <div className={styles.content}>{children}</div>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        {below !== undefined && below !== false && <div className={styles.below}>{below}</div>}
      </main>
    </div>
  );
}
