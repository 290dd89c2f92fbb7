import { paperCopy } from './paper.copy.ts';
import * as styles from './paper.css.ts';

/** Lines to sign, on paper alone: for what a class's teacher and director put their names to. */
export const PaperSignatures = () => (
  <div className={styles.signatures}>
    {paperCopy.signatures.map((who) => (
      <p key={who} className={styles.signature}>
        {who}
      </p>
    ))}
  </div>
);
