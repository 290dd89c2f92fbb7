import './appearance.js';
import { showStandIn } from './show-stand-in.ts';

// The page is not read to its end yet. As soon as the root is there, and before it is painted.
new MutationObserver((_changes, observer) => {
  if (document.getElementById('root') === null) return;
  observer.disconnect();
  showStandIn(document, window.location.pathname);
}).observe(document, { childList: true, subtree: true });
