import type { ReactElement, ReactNode } from 'react';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  Dialog,
  DialogTrigger,
} from 'react-aria-components';
import { composeClass } from '../theme/compose-class.ts';
import * as styles from './Popover.css.ts';

/** The floating paper under a menu, a list of options or a popover. */
export function PopoverSurface({ className, ...rest }: AriaPopoverProps) {
  return <AriaPopover offset={6} containerPadding={12} {...rest} className={composeClass(styles.surface, className)} />;
}

export interface PopoverProps {
  /** A Button or IconButton of ours. */
  trigger: ReactElement;
  /** Names the popover for screen readers. */
  label: string;
  children: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  placement?: AriaPopoverProps['placement'];
  className?: string;
}

/**
 * A little more, beside what opened it: filters, an explanation. A list of acts is a Menu; a task that must be
 * finished or cancelled is a Modal; a word about an icon, a Tooltip.
 */
export function Popover({ trigger, label, children, isOpen, onOpenChange, placement, className }: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <PopoverSurface placement={placement} className={className}>
        <Dialog aria-label={label} className={styles.dialog}>
          {children}
        </Dialog>
      </PopoverSurface>
    </DialogTrigger>
  );
}
