const FOCUSABLE =
  'input:not([type="hidden"]), textarea, button, select, [role="spinbutton"], [tabindex]:not([tabindex="-1"])';

const canFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(`:is(${FOCUSABLE}):not(:disabled)`) &&
  element.closest('[aria-hidden="true"], [hidden]') === null;

/** What can have the focus inside of an element, in its order; links are none. */
export const controlsIn = (frame: Element): HTMLElement[] => [...frame.querySelectorAll(FOCUSABLE)].filter(canFocus);

/**
 * Puts the focus into the field that carries `name`. Fields made of several parts keep their value in a hidden
 * control: the focus then goes to the first part of the smallest frame around it.
 *
 * @returns whether there was such a field.
 */
export function focusField(form: HTMLFormElement, name: string): boolean {
  const named = form.querySelector(`[name="${CSS.escape(name)}"]`);
  if (named === null) return false;
  for (let frame: Element | null = named; frame !== null && frame !== form; frame = frame.parentElement) {
    const target = canFocus(frame) ? frame : controlsIn(frame)[0];
    if (target === undefined) continue;
    target.focus();
    target.scrollIntoView({ block: 'center' });
    return true;
  }
  return false;
}
