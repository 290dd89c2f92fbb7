import { Link } from 'react-aria-components';
import * as styles from './PartName.css.ts';

/** The name of a chart's part; where it leads to the list behind it, its whole entry takes the press. */
export function PartName({ part }: { part: { readonly label: string; readonly href?: string | undefined } }) {
  if (part.href === undefined) return part.label;
  return (
    <span>
      <Link href={part.href} className={styles.link}>
        {part.label}
      </Link>
    </span>
  );
}
