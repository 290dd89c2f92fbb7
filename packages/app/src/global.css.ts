import { phone, vars } from '@caderneta/ui';
import { globalStyle } from '@vanilla-extract/css';
import { side } from './shell/shell.css.ts';

// A finger that scrolls over a button scrolls. The widgets' library writes this rule as an inline <style>, which the page's
// policy refuses; the element of its name in index.html tells it that the rule is here.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

// A navigation moves the focus to the new screen's heading, for it to be read aloud: to the eye it is no control.
globalStyle('h1[tabindex="-1"]:focus, main[tabindex="-1"]:focus', { outline: 'none' });

// What stands in for the app until its scripts are there. The root is laid out below it, unseen, so that nothing jumps when it is shown.
globalStyle('#stand-in + #root', { position: 'absolute', inset: '0 0 auto', visibility: 'hidden' });
globalStyle('#stand-in [data-unnamed]', { visibility: 'hidden' });
// Each is for one kind of person, and the script that knows comes a moment later.
globalStyle('[data-signed-in] #stand-in[data-of="sign-in"], :root:not([data-signed-in]) #stand-in[data-of="home"]', {
  display: 'none',
});
// On a phone the menu is a drawer, and closed.
globalStyle(`#stand-in[data-of="home"] .${side} nav`, { '@media': { [phone]: { display: 'none' } } });
globalStyle('[data-blank]', { borderRadius: vars.rMd, background: vars.skeleton });
globalStyle('[data-start-failure]', {
  display: 'grid',
  placeContent: 'center',
  gap: vars.s4,
  minHeight: '60dvh',
  padding: 24,
});
globalStyle('[data-start-failure] button', { minHeight: 44, fontWeight: vars.fwStrong, textDecoration: 'underline' });

/** The browser's own, of what says over a screen that a part of the program did not come (`lazyOver`). */
globalStyle('dialog', {
  maxWidth: '28rem',
  margin: 'auto',
  padding: 24,
  border: 'none',
  borderRadius: vars.rLg,
  background: vars.surfaceRaised,
  color: vars.text,
});
globalStyle('dialog::backdrop', { background: vars.scrim });
globalStyle('dialog > form', { display: 'grid', gap: 16 });
