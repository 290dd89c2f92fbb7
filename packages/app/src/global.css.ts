import { globalStyle } from '@vanilla-extract/css';

// A finger that scrolls over a button scrolls. The widgets' library writes this rule as an inline <style>, which the page's
// policy refuses; the element of its name in index.html tells it that the rule is here.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

// A navigation moves the focus to the new screen's heading, for it to be read aloud: to the eye it is no control.
globalStyle('h1[tabindex="-1"]:focus, main[tabindex="-1"]:focus', { outline: 'none' });
