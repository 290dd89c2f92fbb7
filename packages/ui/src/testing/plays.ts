import { expect, userEvent } from 'storybook/test';

/** Tab moves the focus to `element`. */
export async function tabTo(element: HTMLElement | undefined): Promise<void> {
  await userEvent.tab();
  await expect(element).toHaveFocus();
}

/** 'Ver como tabela' of a chart, by keyboard: the `tabs`-th stop of its page. */
export async function openTable(tabs = 1): Promise<void> {
  for (let stop = 0; stop < tabs; stop += 1) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
}

/** The input behind a button that chooses files. */
export function fileInput(element: HTMLElement): HTMLInputElement {
  const input = element.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no file input');
  return input;
}
