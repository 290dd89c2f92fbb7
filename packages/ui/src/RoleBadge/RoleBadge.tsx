import * as styles from './RoleBadge.css.ts';

/** The fixed order of roles in every chart and badge; all other roles share the sixth colour. */
const ORDER = ['STUDENT', 'TEACHER', 'MANAGER', 'MUNICIPALITY', 'MASTER'];

export interface RoleBadgeProps {
  /** The role's name on the wire, e.g. 'TEACHER'; case does not matter. */
  role: string;
  /** What to write, e.g. 'Professor(a)'. */
  label: string;
}

/** A person's role, with the swatch that the charts use for it. For any other state use Badge. */
export function RoleBadge({ role, label }: RoleBadgeProps) {
  const rank = ORDER.indexOf(role.toUpperCase());
  const swatch = styles.swatches[rank === -1 ? 5 : rank];
  return (
    <span className={styles.roleBadge}>
      <span className={swatch} />
      {label}
    </span>
  );
}
