import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, type TooltipProps as AriaTooltipProps, TooltipTrigger } from 'react-aria-components';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  text: string;
  /** A button or link of ours; it needs a name of its own, since touch shows no tooltips. */
  children: ReactElement;
  placement?: AriaTooltipProps['placement'];
  isDisabled?: boolean;
}

/** A word about an icon, on hover and focus. Never the only place where something needed is said. */
export function Tooltip({ text, children, placement = 'top', isDisabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={80} isDisabled={isDisabled}>
      {children}
      <AriaTooltip offset={8} placement={placement} className={styles.tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
