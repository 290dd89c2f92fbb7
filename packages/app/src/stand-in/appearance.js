// What must stand before any module runs.
// zod would try whether it may make functions of text, which the page's policy refuses and reports.
globalThis.__zod_globalConfig = { jitless: true };
// Puts the stored appearance on <html> before the first paint, so that a dark screen never flashes white.
// The same keys and attributes as applyAppearance in @caderneta/ui; here because no module runs before paint.
(() => {
  try {
    const choice = JSON.parse(localStorage.getItem('caderneta.appearance') || '{}') || {};
    const root = document.documentElement;
    if (choice.theme === 'light' || choice.theme === 'dark') root.setAttribute('data-theme', choice.theme);
    if ([125, 150, 200].includes(choice.textSize)) root.setAttribute('data-text-size', String(choice.textSize));
    if (choice.contrast === 'normal' || choice.contrast === 'more') root.setAttribute('data-contrast', choice.contrast);
    if (choice.motion === 'reduce') root.setAttribute('data-motion', 'reduce');
    // What stands in for the app is one thing for who is signed in, and another for who is not.
    if (localStorage.getItem('caderneta.session') !== null) root.setAttribute('data-signed-in', '');
  } catch {
    // Without storage the device's own settings hold.
  }
})();
