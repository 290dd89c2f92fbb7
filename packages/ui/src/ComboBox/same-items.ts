import type { SelectItem } from '../Select/Select.tsx';

/** Whether two lists offer the same: screens make theirs anew whenever they are drawn, and an option must not change under a press. */
export const isSameList = (a: readonly SelectItem[], b: readonly SelectItem[]): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every(({ id, label, detail }, index) => {
      const other = b[index];
      return id === other?.id && label === other.label && detail === other.detail;
    }));
