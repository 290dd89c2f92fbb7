import { type RefObject, useEffect, useState } from 'react';
import { controlsIn } from '../Form/focus-field.ts';

/** What had the focus before a dialog, by the dialog. */
const openers = new WeakMap<Element, HTMLElement>();

/** Of a dialog that takes another's place, what had the focus before that one. */
function openerOf(focused: HTMLElement | null): HTMLElement | null {
  const dialog = focused?.closest('[role$=dialog]');
  return (dialog && openers.get(dialog)) ?? focused;
}

interface Spot {
  readonly frame: Element;
  /** Which of the frame's controls. */
  readonly at: number;
}

/** Where an opener stands in each element around it, the nearest first. */
function spotsOf(opener: HTMLElement): readonly Spot[] {
  const spots: Spot[] = [];
  for (let frame = opener.parentElement; frame; frame = frame.parentElement)
    spots.push({ frame, at: controlsIn(frame).indexOf(opener) });
  return spots;
}

/** What stands in the place of an opener that is gone, as the next row's button does once its own row was removed. */
function heirOf(spots: readonly Spot[]): HTMLElement | undefined {
  for (const { frame, at } of spots) {
    const controls = frame.isConnected ? controlsIn(frame) : [];
    const heir = controls[at] ?? controls.at(-1);
    if (heir) return heir;
  }
  return undefined;
}

/**
 * Gives the focus back to what had it before the first of the dialogs that took each other's place: one that says that a record is read,
 * then its form. react-aria gives it to what had it before the last one, which went with the dialog before.
 * Where what was done took the opener away, what stands in its place has it.
 */
export function useFocusBack(isOpen: boolean, dialog: RefObject<Element | null>): void {
  const [held, setHeld] = useState<{ isOpen: boolean; opener: HTMLElement | null }>({ isOpen: false, opener: null });
  // As it is drawn: once it is there, the one before is gone, and the focus with it.
  if (held.isOpen !== isOpen)
    setHeld({ isOpen, opener: isOpen ? openerOf(document.activeElement as HTMLElement | null) : null });
  const { opener } = held;
  useEffect(() => {
    if (!opener || opener === document.body) return;
    const spots = spotsOf(opener);
    if (dialog.current) openers.set(dialog.current, opener);
    // After react-aria, which waits for a frame.
    return () =>
      void requestAnimationFrame(() =>
        setTimeout(() => {
          if (document.activeElement !== document.body) return;
          opener.focus();
          // Gone, or to be pressed no more.
          if (document.activeElement === document.body) heirOf(spots)?.focus();
        }),
      );
  }, [opener, dialog]);
}
