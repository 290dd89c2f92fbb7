/** Id of the element that holds the screen: where the skip link and a navigation lead. */
export const MAIN_ID = 'conteudo';

/** Gives the focus to the screen's heading, so that it is read aloud; what has it already within the screen keeps it. */
export function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  const heading = (main ?? document).querySelector('h1');
  const target = heading ?? main;
  if (!target || target.contains(document.activeElement)) return;
  if (heading) heading.tabIndex = -1;
  target.focus({ preventScroll: true });
}
