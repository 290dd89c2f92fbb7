import axe from 'axe-core';

interface Variant {
  theme: 'light' | 'dark';
  contrast: 'normal' | 'more';
}

/** Light at normal contrast is what the accessibility addon checks in full; more contrast is looked at in the full run. */
const OTHERS: Variant[] = [
  { theme: 'dark', contrast: 'normal' },
  ...(import.meta.env.CADERNETA_FULL
    ? ([
        { theme: 'light', contrast: 'more' },
        { theme: 'dark', contrast: 'more' },
      ] as const)
    : []),
];

const set = (root: HTMLElement, variant: Variant) => {
  root.dataset.theme = variant.theme;
  root.dataset.contrast = variant.contrast;
};

/**
 * Colour contrast in the other themes, on what the story has mounted: every rule but colour is the same there, so
 * the story is not mounted again.
 *
 * @throws Error naming the elements, when any text is too faint.
 */
export async function checkContrastInOtherThemes(): Promise<void> {
  const root = document.documentElement;
  const before = { theme: root.dataset.theme, contrast: root.dataset.contrast };
  const found: string[] = [];
  for (const variant of OTHERS) {
    set(root, variant);
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
      elementRef: false,
    });
    for (const { nodes } of violations) {
      for (const node of nodes) {
        found.push(
          `${variant.theme}, contrast ${variant.contrast}: ${node.html.slice(0, 160)}\n  ${node.any[0]?.message ?? ''}`,
        );
      }
    }
  }
  root.dataset.theme = before.theme;
  root.dataset.contrast = before.contrast;
  if (found.length > 0) throw new Error(`Text too faint in ${found.length} places:\n${found.join('\n')}`);
}
