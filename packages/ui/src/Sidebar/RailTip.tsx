import { Tooltip } from 'react-aria-components';
import * as styles from '../Tooltip/Tooltip.css.ts';

/** The name of an icon of the rail, beside it. */
export function RailTip({ of, text }: { of: Element; text: string }) {
  return (
    <Tooltip isOpen triggerRef={{ current: of }} offset={8} placement="right" className={styles.tooltip}>
      {text}
    </Tooltip>
  );
}
