/** Marks a part of a start that its last visit may show again: what counts, and the own timetable. */
export const remembered = { 'data-remembered': '' };
const REMEMBERED = '[data-remembered]';
/** Marks what holds the panels, which the screen itself takes over while it waits for its answer. */
export const panels = { 'data-panels': '' };
export const PANELS = '[data-panels]';

/** Stands where something was that is not kept, as high as that was. */
const BLANK = 'data-blank';
/** A style that the page's policy refuses in markup; the script sets it. */
const STYLE = 'data-style';

const known = new Set(['class', 'data-panels', BLANK, STYLE]);
const isDrawn = (element: Element): boolean => element.namespaceURI === 'http://www.w3.org/2000/svg';

/** Leaves what the eye needs: no ids, no names, nothing that acts. */
function strip(element: Element): void {
  const style = element.getAttribute('style');
  for (const { name } of [...element.attributes]) {
    if (known.has(name) || (isDrawn(element) && name !== 'id' && name !== 'style')) continue;
    element.removeAttribute(name);
  }
  if (style !== null) element.setAttribute(STYLE, style);
  for (const child of element.children) strip(child);
}

/** Leaves of the screen only what is marked; a blank stands for every other part. */
function prune(copy: Element, original: Element): void {
  const parts = [...copy.childNodes];
  const originals = [...original.childNodes];
  for (const [index, part] of parts.entries()) {
    const shown = originals[index];
    if (!(part instanceof Element) || !(shown instanceof Element)) {
      part.remove();
    } else if (part.matches(REMEMBERED)) {
    } else if (part.querySelector(REMEMBERED) !== null) {
      prune(part, shown);
    } else {
      const height = Math.round(shown.getBoundingClientRect().height);
      if (height === 0) {
        part.remove();
        continue;
      }
      const blank = part.ownerDocument.createElement('div');
      blank.setAttribute(BLANK, '');
      blank.setAttribute(STYLE, `height: ${height}px`);
      part.replaceWith(blank);
    }
  }
}

/** The app as it stands, as markup for the eye: its frame whole, of its screen what is marked. */
export function rememberedMarkup(app: Element): string {
  const copy = app.cloneNode(true) as Element;
  for (const picture of copy.querySelectorAll('img')) picture.remove();
  const [screen, shown] = [copy.querySelector('main'), app.querySelector('main')];
  if (screen && shown) prune(screen, shown);
  strip(copy);
  return copy.outerHTML;
}

/** Elements of such markup. */
export function elementsOf(page: Document, markup: string): DocumentFragment {
  const template = page.createElement('template');
  template.innerHTML = markup;
  for (const element of template.content.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    element.style.cssText = element.getAttribute(STYLE) ?? '';
  }
  return template.content;
}
