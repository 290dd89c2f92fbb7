/** How Storybook names the frame of its page. */
const PREVIEW = 'storybook-preview-iframe';

/**
 * A story in a frame of a page plays as it would alone, and would take the focus and scroll the page to itself: in such a frame scripts do
 * neither until a person is there.
 */
export function keepFrameQuiet(): void {
  if (window.parent === window || window.name === PREVIEW) return;
  const { focus } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  HTMLElement.prototype.focus = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  const giveBack = (event: Event) => {
    if (!event.isTrusted) return;
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scrollIntoView;
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, giveBack, { capture: true, once: false });
}
