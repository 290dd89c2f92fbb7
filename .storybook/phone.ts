const TARGETS = 'button, a[href], label:has(input), [role="tab"], [role="option"], [role="menuitem"]';

/** CSS pixels; a finger's width. Half a pixel is forgiven to rounding. */
const SMALLEST = 43.5;

const isShown = (element: Element) => {
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
};

/** A link within a sentence is as tall as its line; WCAG 2.5.8 excepts it. */
const isInline = (element: Element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline';

const name = (element: Element) =>
  `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}"`;

/**
 * On a phone: nothing scrolls the page sideways, and whatever is touched is at least 44 px.
 *
 * @throws Error naming the elements.
 */
export function checkPhoneLayout(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults: string[] = [];
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `${name(element)} from ${left.toFixed(0)} to ${right.toFixed(0)}`;
      });
    faults.push(`The page is ${scrollWidth} px wide on a screen of ${clientWidth}: ${wide.slice(0, 3).join(', ')}`);
  }
  for (const element of document.body.querySelectorAll(TARGETS)) {
    if (!isShown(element) || isInline(element)) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < SMALLEST || height < SMALLEST)
      faults.push(`${name(element)} is ${width.toFixed(0)}×${height.toFixed(0)}`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
