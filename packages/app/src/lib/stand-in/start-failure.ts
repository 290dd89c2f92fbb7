import { standInCopy } from './stand-in.copy.ts';
import { standInOf } from './stand-in-element.ts';

/** Says, where the app's own scripts did not come, that they did not, and offers to try again. */
export function showStartFailure(page: Document, retry: () => void): void {
  standInOf(page)?.remove();
  const notice = page.createElement('main');
  notice.setAttribute('data-start-failure', '');
  notice.role = 'alert';
  const text = page.createElement('p');
  text.textContent = standInCopy.failed;
  const button = page.createElement('button');
  button.textContent = standInCopy.retry;
  button.addEventListener('click', retry);
  notice.append(text, button);
  page.getElementById('root')?.replaceChildren(notice);
}
