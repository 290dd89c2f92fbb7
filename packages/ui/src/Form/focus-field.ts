const FOCUSABLE =
  ':is(input:not([type="hidden"]), textarea, button, select, [role="spinbutton"], [tabindex]:not([tabindex="-1"])):not(:disabled)';

const canFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(FOCUSABLE) &&
  element.closest('[aria-hidden="true"], [hidden]') === null;

/** What can have the focus inside of an element, in its order; links are none. */
export const controlsIn = (frame: Element): HTMLElement[] => [...frame.querySelectorAll(FOCUSABLE)].filter(canFocus);

function focusOn(element: HTMLElement | undefined): HTMLElement | undefined {
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
  return element;
}

/**
 * Puts the focus into the first field of a form that says that it is wrong.
 *
 * @returns what has the focus now; undefined where nothing is wrong.
 */
export const focusWrong = (form: HTMLFormElement): HTMLElement | undefined =>
  focusOn(controlsIn(form).find((control) => control.closest('[aria-invalid="true"], [data-invalid]')));

/**
 * Puts the focus into the field that carries `name`. Fields made of several parts keep their value in a hidden
 * control: the focus then goes to the first part of the smallest frame around it.
 */
export function focusField(form: HTMLFormElement, name: string): void {
  let frame = form.querySelector(`[name="${CSS.escape(name)}"]`);
  while (frame && frame !== form) {
    if (focusOn([frame, ...controlsIn(frame)].find(canFocus))) return;
    frame = frame.parentElement;
  }
}
