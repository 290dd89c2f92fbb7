import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { paper } from './breakpoints.ts';
import { darkMore, lightMore } from './contrast.data.ts';
import { dark, light } from './palette.data.ts';
import { scale } from './scale.data.ts';

type Values<T> = { [Key in keyof T]: string };
type References<T> = { [Key in keyof T]: `var(--${string})` };

const variableName = (_value: string | null, path: string[]) =>
  `cad-${path.join('-').replace(/[A-Z0-9]+/g, (part: string) => `-${part.toLowerCase()}`)}`;

const colour: References<typeof light> = createGlobalThemeContract(light, variableName);
const measure: References<typeof scale> = createGlobalThemeContract(scale, variableName);

/**
 * The theme contract: every token by name, e.g. `vars.surfaceRaised`, `vars.fsSmall`, `vars.s4`, `vars.rMd`.
 * Values are `var(--cad-…)` references, so one style serves light, dark and high contrast.
 */
export const vars = { ...measure, ...colour };

const lightVars = assignVars(colour, light);
const darkVars = assignVars(colour, dark);

const some = (overrides: Partial<Values<typeof light>>): Record<string, string> =>
  Object.fromEntries(Object.entries(overrides).map(([name, value]) => [colour[name as keyof typeof light], value]));

const systemMore = '(prefers-contrast: more)';
// Paper is white whatever the screen is.
const onScreen = 'screen';
const systemDark = `${onScreen} and (prefers-color-scheme: dark)`;
const systemDarkMore = `${systemDark} and ${systemMore}`;

globalStyle(':root', { colorScheme: 'light', vars: { ...assignVars(measure, scale), ...lightVars } });
globalStyle('[data-theme="light"]', { colorScheme: 'light', vars: lightVars });
globalStyle(':root:not([data-theme])', { '@media': { [systemDark]: { colorScheme: 'dark', vars: darkVars } } });
globalStyle('[data-theme="dark"]', { '@media': { [onScreen]: { colorScheme: 'dark', vars: darkVars } } });

// Paper is white, and what is drawn on it keeps its colour: a browser leaves out backgrounds, and with them bars and marks.
const white = Object.fromEntries(
  (['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const).map((name) => [colour[name], '#ffffff']),
);
globalStyle(':root, [data-theme]', { '@media': { [paper]: { vars: white, printColorAdjust: 'exact' } } });

globalStyle('[data-contrast="more"]', { vars: some(lightMore) });
globalStyle(':root:not([data-contrast])', { '@media': { [systemMore]: { vars: some(lightMore) } } });
globalStyle(':root:not([data-theme])[data-contrast="more"]', { '@media': { [systemDark]: { vars: some(darkMore) } } });
globalStyle(':root:not([data-theme]):not([data-contrast])', {
  '@media': { [systemDarkMore]: { vars: some(darkMore) } },
});
globalStyle('[data-theme="dark"][data-contrast="more"]', { '@media': { [onScreen]: { vars: some(darkMore) } } });
globalStyle(':root[data-theme="dark"]:not([data-contrast])', {
  '@media': { [`${onScreen} and ${systemMore}`]: { vars: some(darkMore) } },
});

for (const size of ['100', '125', '150', '200']) {
  globalStyle(`html[data-text-size="${size}"]`, { fontSize: `${size}%` });
}

const still = { [measure.tFast]: '1ms', [measure.tBase]: '1ms', [measure.tSlow]: '1ms' };
globalStyle(':root', { '@media': { '(prefers-reduced-motion: reduce)': { vars: still } } });
globalStyle('[data-motion="reduce"]', { vars: still });
