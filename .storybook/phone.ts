const TARGETS = [
  'button',
  'a[href]',
  'summary',
  'input:not([type="hidden"])',
  'textarea',
  'select',
  '[role="tab"]',
  '[role="option"]',
  '[role="menuitem"]',
  '[role="switch"]',
  '[role="gridcell"] > [role="button"]',
].join(', ');

/** CSS pixels; a finger's width. Half a pixel is forgiven to rounding. */
const SMALLEST = 43.5;

/** Width of the phone that everything is measured on. */
export const PHONE_WIDTH = 360;

const isShown = (element: Element) => {
  const box = element.getBoundingClientRect();
  return (
    box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  );
};

/** A link within a sentence is as tall as its line; WCAG 2.5.8 excepts it. */
const isInline = (element: Element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline';

/** What a finger cannot reach: hidden from everyone, or out of the widget's hands. */
const isOutOfReach = (element: Element) =>
  element.closest('[aria-hidden="true"], [inert], [hidden], .sb-wrapper, [data-react-aria-prevent-focus]') !== null;

/**
 * The area that answers to a touch: a field's whole frame puts the cursor in its input, a label works its box.
 */
const touched = (element: Element): Element => {
  if (!/^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)) return element;
  return element.closest('label') ?? element.closest('[role="group"], [role="presentation"]') ?? element;
};

const name = (element: Element) =>
  `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}"`;

/**
 * On a phone whatever is touched is at least 44 px in both directions.
 *
 * @returns What is smaller, by name and size.
 */
export function smallTargets(): string[] {
  const areas = [...document.body.querySelectorAll(TARGETS)]
    .filter((element) => !isOutOfReach(element) && !isInline(element))
    .map((element) => ({ element, area: touched(element) }))
    .filter(({ area }) => isShown(area));
  return areas.flatMap(({ element, area }) => {
    const boxes = [element, area].map((each) => each.getBoundingClientRect());
    const [width, height] = (['width', 'height'] as const).map((side) => Math.max(...boxes.map((box) => box[side])));
    const isSmall = (width ?? 0) < SMALLEST || (height ?? 0) < SMALLEST;
    return isSmall ? [`${name(element)} is ${width?.toFixed(0)}×${height?.toFixed(0)}`] : [];
  });
}

/**
 * On a phone: nothing scrolls the page sideways, and whatever is touched is at least 44 px.
 *
 * @throws Error naming the elements.
 */
export function checkPhoneLayout(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  const violations: string[] = [];
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `${name(element)} from ${left.toFixed(0)} to ${right.toFixed(0)}`;
      });
    violations.push(`The page is ${scrollWidth} px wide on a screen of ${clientWidth}: ${wide.slice(0, 3).join(', ')}`);
  }
  violations.push(...smallTargets());
  if (violations.length > 0) throw new Error(violations.join('\n'));
}
