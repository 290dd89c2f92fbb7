import { globalStyle } from '@vanilla-extract/css';
import { paper } from './breakpoints.ts';
import { vars } from './contract.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
globalStyle('body', {
  margin: 0,
  background: vars.surface,
  color: vars.text,
  font: `${vars.fwRegular} ${vars.fsBody}/${vars.lhBody} ${vars.font}`,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, table, fieldset', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('p, li', { textWrap: 'pretty' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
globalStyle('svg', { display: 'block', flex: 'none' });
globalStyle('img, video', { maxWidth: '100%' });
globalStyle('b, strong', { fontWeight: vars.fwStrong });
globalStyle('h1', {
  fontSize: vars.fsH1,
  lineHeight: vars.lhH1,
  fontWeight: vars.fwBold,
  letterSpacing: '-0.012em',
});
globalStyle('h2', { fontSize: vars.fsH2, lineHeight: vars.lhH2, fontWeight: vars.fwBold, letterSpacing: '-0.008em' });
globalStyle('h3', { fontSize: vars.fsH3, lineHeight: vars.lhH3, fontWeight: vars.fwStrong });
// Without a weight of its own: a widget's ring goes before it whatever the order in which styles are loaded.
globalStyle(':where(:focus-visible)', { outline: `3px solid ${vars.focus}`, outlineOffset: 2 });
globalStyle('::selection', { background: vars.accent, color: vars.onAccent });

// On paper a rem is 9 points, whatever the text size on the screen: a page holds thirty rows.
globalStyle('html, html[data-text-size]', { '@media': { [paper]: { fontSize: '12px' } } });
globalStyle('body', { '@media': { [paper]: { background: 'none' } } });
globalStyle('h1, h2, h3, h4', { '@media': { [paper]: { breakAfter: 'avoid' } } });
globalStyle('tr, li, figure, svg, img', { '@media': { [paper]: { breakInside: 'avoid' } } });
