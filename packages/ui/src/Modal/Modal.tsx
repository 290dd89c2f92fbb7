import { Maximize2, Minimize2, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components';
import { useBack } from '../DialogHistory/DialogHistory.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import { join } from '../theme/compose-class.ts';
import * as styles from './Modal.css.ts';
import { useFocusBack } from './use-focus-back.ts';

export interface ModalProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Stays between the title and the part that scrolls: the steps of a Wizard. */
  lead?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** 480, 640 or 880 px wide at most. Default medium; small for an alertdialog. */
  size?: keyof typeof styles.sizes;
  /** Whether 'Expandir' is offered. By default not by an alertdialog: a question of one sentence needs none. */
  canExpand?: boolean;
  /** Whether 'Fechar' and Escape close it. Default true; false only where work cannot go on without an answer. */
  canClose?: boolean;
  /** A click outside closes it. Default false: a form half filled in must not vanish by a slip. Escape always closes. */
  isDismissable?: boolean;
  /** 'alertdialog' for a question that must be answered before anything else. */
  role?: 'dialog' | 'alertdialog';
  /** What the browser's Back takes first: the steps of a Wizard behind the shown one. Without any it closes. */
  steps?: { readonly behind: number; readonly onBack: () => void };
}

/**
 * A task on top of the screen. Expands to 90 % of the viewport and back. Within a DialogHistoryProvider the browser's Back closes it. To confirm a deletion use ConfirmDelete;
 * for something short beside its button, Popover. Do not open one from another.
 */
export function Modal({
  title,
  isOpen,
  onOpenChange,
  children,
  lead,
  footer,
  role = 'dialog',
  size = role === 'dialog' ? 'medium' : 'small',
  canExpand = role === 'dialog',
  canClose = true,
  isDismissable = false,
  steps,
}: ModalProps) {
  const [isExpanded, setExpanded] = useState(false);
  const change = (open: boolean) => {
    if (!open) setExpanded(false);
    onOpenChange(open);
  };
  const dialog = useRef<HTMLElement>(null);
  useFocusBack(isOpen, dialog);
  const behind = steps?.behind ?? 0;
  useBack(isOpen && canClose ? 1 + behind : 0, () => (behind > 0 ? steps?.onBack() : change(false)));
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={change}
      isDismissable={isDismissable && canClose}
      isKeyboardDismissDisabled={!canClose}
      className={styles.scrim}
    >
      <AriaModal className={join(styles.paper, isExpanded ? styles.expanded : styles.sizes[size])}>
        <Dialog ref={dialog} role={role} className={styles.dialog}>
          {({ close }) => (
            <>
              <div className={styles.header}>
                <Heading slot="title" level={2} className={styles.title}>
                  {title}
                </Heading>
                {canExpand && (
                  <IconButton
                    label={isExpanded ? messages.modal.shrink : messages.modal.expand}
                    icon={isExpanded ? <Minimize2 /> : <Maximize2 />}
                    onPress={() => setExpanded((expanded) => !expanded)}
                  />
                )}
                {canClose && <IconButton label={messages.modal.close} icon={<X />} onPress={close} />}
              </div>
              {lead}
              <ScrollArea className={styles.body}>{children}</ScrollArea>
              {footer && <div className={styles.footer}>{footer}</div>}
            </>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
