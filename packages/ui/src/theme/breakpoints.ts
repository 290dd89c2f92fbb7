/** Up to 760 px: menu drawer, one column. */
export const phone = 'screen and (max-width: 760px)';
/** 761 to 1100 px: icon rail, two columns. */
export const tablet = 'screen and (min-width: 761px) and (max-width: 1100px)';
/** Anything wider than a phone. */
export const aboveTablet = 'screen and (min-width: 1101px)';
export const abovePhone = 'screen and (min-width: 761px)';
/** A large screen: what has a size of its own grows with the page. */
export const large = 'screen and (min-width: 1680px)';
/** A finger rather than a mouse: targets grow to 44 px whatever the width. */
export const coarse = '(pointer: coarse)';
/** Sheets of paper, and PDF: content alone, in ink. */
export const paper = 'print';
/** The reader's own few colours: backgrounds, shadows and 'transparent' are not drawn there, so that a state needs colours by name. */
export const forcedColors = '(forced-colors: active)';
