import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { vars } from '../theme/contract.css.ts';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps {
  /** 'board' on chalkboard green (default), 'paper' on any surface. */
  tone?: keyof typeof styles.tones;
  size?: keyof typeof styles.sizes;
  /** The drawing alone, where there is no room for the name. */
  markOnly?: boolean;
}

const TICK = 'm11.8 17.2 4.1 4.3L27.6 8.6';

/** The product's name and mark: a register with a tick. Wrap it in a link to the start page. */
export function BrandMark({ tone = 'board', size = 'regular', markOnly = false }: BrandMarkProps) {
  return (
    <span className={join(styles.brandMark, styles.tones[tone], styles.sizes[size])}>
      <svg viewBox="0 0 30 34" fill="none" aria-hidden="true" className={styles.drawing[size]}>
        <path
          d="M5.5 2h15A3.5 3.5 0 0 1 24 5.5v23a3.5 3.5 0 0 1-3.5 3.5h-15A3.5 3.5 0 0 1 2 28.5v-23A3.5 3.5 0 0 1 5.5 2Z"
          fill={styles.page}
        />
        <path d="M7.6 2v30" stroke={styles.line} strokeWidth="1.6" />
        <path
          d="M11 9.5h9M11 24.5h9"
          stroke={styles.line}
          strokeOpacity=".38"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <path d={TICK} stroke={styles.line} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
        <path d={TICK} stroke={vars.accent} strokeWidth="3.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {!markOnly && <span>{messages.appName}</span>}
    </span>
  );
}
