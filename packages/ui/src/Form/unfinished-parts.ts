import { messages } from '../messages.ts';

const part = '[data-type]:not([data-type="literal"])';
const missing = '[data-placeholder]';

/** Of each date or time that was begun and not completed, the first part that is missing. */
export function unfinishedParts(form: HTMLFormElement): HTMLElement[] {
  const byField = new Map<Element, HTMLElement>();
  for (const gap of form.querySelectorAll<HTMLElement>(`${part}${missing}`)) {
    const field = gap.parentElement;
    if (field?.querySelector(`${part}:not(${missing})`) && !byField.has(field)) byField.set(field, gap);
  }
  return [...byField.values()];
}

/** What the field itself says of it. */
export const unfinishedMessage = (gap: HTMLElement): string =>
  gap.parentElement?.querySelector('[data-type="year"]') ? messages.calendar.partial : messages.time.partial;
