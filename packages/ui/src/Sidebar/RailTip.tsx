import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import * as styles from '../Tooltip/Tooltip.css.ts';

interface RailTipProps {
  /** The icon's link. */
  of: Element;
  text: string;
  /** The page was scrolled under it. */
  onClose: () => void;
}

const already = () => {};

/** The name of an icon of the rail, beside it. */
export function RailTip({ of, text, onClose }: RailTipProps) {
  return (
    <TooltipTriggerStateContext value={{ isOpen: true, shouldSkipAnimation: false, open: already, close: onClose }}>
      <Tooltip triggerRef={{ current: of }} offset={8} placement="right" className={styles.tooltip}>
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
