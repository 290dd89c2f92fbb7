import { type ReactElement, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { ButtonContext, type PressEvent } from 'react-aria-components';
import { type LatePart, useLatePart } from './late-part.ts';

/** What stands open beside its button. */
export interface Opened {
  /** The id of its button, which names it. */
  readonly labelledBy: string;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Which of its rows has the focus at first, where it has rows. */
  readonly focus: 'first' | 'last' | true;
}

interface OpenerProps<T> {
  /** A Button, IconButton or MeButton. */
  trigger: ReactElement;
  popup: 'menu' | 'dialog';
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** What opens. */
  part: LatePart<T>;
  /** Draws it, from when it is first opened on. */
  children: (part: T, opened: Opened) => ReactNode;
}

/**
 * The button of something that opens beside it, without what opens. A menu opens when the mouse goes down, and by the arrows, at its first
 * or its last row.
 */
export function Opener<T>({ trigger, popup, isOpen: given, onOpenChange, part, children }: OpenerProps<T>) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(false);
  const [focus, setFocus] = useState<Opened['focus']>(true);
  const isOpen = given ?? own;
  const change = (next: boolean, at: Opened['focus'] = true) => {
    setFocus(at);
    setOwn(next);
    onOpenChange?.(next);
  };
  const found = useLatePart(part, isOpen, () => change(false));
  const isByMouse = ({ pointerType }: PressEvent) =>
    popup === 'menu' && pointerType !== 'touch' && pointerType !== 'keyboard';
  const button = {
    id,
    ref: triggerRef,
    // It stays as it is under a finger for as long as it is open.
    isPressed: isOpen,
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    onPressStart: (press: PressEvent) => {
      if (!isByMouse(press)) return;
      // The browser gives it the focus only after the menu took it: closed, the menu would give it back to nothing.
      triggerRef.current?.focus({ preventScroll: true });
      change(true, press.pointerType === 'virtual' ? 'first' : true);
    },
    onPress: (press: PressEvent) => {
      if (!isByMouse(press)) change(!isOpen, press.pointerType === 'keyboard' ? 'first' : true);
    },
    onKeyDown: ({ key }: { key: string }) => {
      if (popup === 'menu' && (key === 'ArrowDown' || key === 'ArrowUp'))
        change(true, key === 'ArrowDown' ? 'first' : 'last');
    },
  } as const;
  return (
    <>
      <ButtonContext value={button}>{trigger}</ButtonContext>
      {found && children(found, { labelledBy: id, triggerRef, isOpen, onOpenChange: change, focus })}
    </>
  );
}
