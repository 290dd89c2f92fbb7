/** Fonts and the styles of the page itself. An entry of its own, imported once and before any widget: the widgets' entry has no effect. */
import './theme/fallback-font.css.ts';
import './theme/fonts.ts';
import './theme/global.css.ts';
import './Print/page.css';
