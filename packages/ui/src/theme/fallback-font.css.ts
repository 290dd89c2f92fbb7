import { globalFontFace } from '@vanilla-extract/css';
import { FALLBACK_FONT } from './scale.data.ts';

// What every device has, as wide and as high as the typeface that is still to come: when that comes no line breaks anew.
const asHigh = { sizeAdjust: '101%', ascentOverride: '97%', descentOverride: '31.7%', lineGapOverride: '0%' };
globalFontFace(FALLBACK_FONT, [
  { ...asHigh, fontWeight: '100 599', src: 'local("Arial"), local("Roboto"), local("Liberation Sans")' },
  {
    ...asHigh,
    fontWeight: '600 900',
    src: 'local("Arial Bold"), local("Roboto Bold"), local("Liberation Sans Bold")',
  },
]);
