import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css.ts';
import { space } from './space.ts';

const layout = defineProperties({
  conditions: {
    phone: {},
    tablet: { '@media': 'screen and (min-width: 761px)' },
    desktop: { '@media': 'screen and (min-width: 1101px)' },
  },
  defaultCondition: 'phone',
  properties: {
    display: ['none', 'block', 'flex', 'grid', 'inline-flex', 'inline-block', 'contents'],
    flexDirection: ['row', 'column', 'row-reverse', 'column-reverse'],
    flexWrap: ['wrap', 'nowrap'],
    flex: { 1: '1 1 0', auto: '1 1 auto', none: 'none' },
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
    },
    gap: space,
    rowGap: space,
    columnGap: space,
    paddingTop: space,
    paddingBottom: space,
    paddingLeft: space,
    paddingRight: space,
    marginTop: { ...space, auto: 'auto' },
    marginBottom: { ...space, auto: 'auto' },
    marginLeft: { ...space, auto: 'auto' },
    marginRight: { ...space, auto: 'auto' },
    width: { full: '100%', auto: 'auto' },
    minWidth: { 0: '0' },
    textAlign: ['start', 'center', 'end'],
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'],
    paddingX: ['paddingLeft', 'paddingRight'],
    paddingY: ['paddingTop', 'paddingBottom'],
    margin: ['marginTop', 'marginBottom', 'marginLeft', 'marginRight'],
    marginX: ['marginLeft', 'marginRight'],
    marginY: ['marginTop', 'marginBottom'],
  },
});

const words = defineProperties({
  properties: {
    color: {
      text: vars.text,
      muted: vars.textMuted,
      brand: vars.brand,
      danger: vars.danger,
      success: vars.success,
      warning: vars.warning,
      info: vars.info,
    },
    fontSize: {
      caption: vars.fsCaption,
      small: vars.fsSmall,
      table: vars.fsTable,
      body: vars.fsBody,
      h3: vars.fsH3,
      h2: vars.fsH2,
      h1: vars.fsH1,
      figure: vars.fsFigure,
    },
    fontWeight: { regular: vars.fwRegular, medium: vars.fwMedium, strong: vars.fwStrong, bold: vars.fwBold },
    fontFamily: { text: vars.font, mono: vars.fontMono },
    fontVariantNumeric: { table: 'tabular-nums lining-nums' },
  },
});

/**
 * Layout and text in the design's steps: `sprinkles({ display: 'grid', gap: 4, gridTemplateColumns: { phone: 1, desktop: 4 } })`.
 * Conditions: `phone` (all widths), `tablet` (from 761 px), `desktop` (from 1101 px).
 */
export const sprinkles = createSprinkles(layout, words);
export type Sprinkles = Parameters<typeof sprinkles>[0];
