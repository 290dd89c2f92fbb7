import { describe, expect, it } from 'vitest';
import { type Script, tooMuch, type View, weigh } from '../weights.ts';

const script = (
  name: string,
  bytes: number,
  { imports = [], later = [] }: { imports?: string[]; later?: string[] } = {},
): Script => ({
  fileName: name,
  bytes,
  imports,
  dynamicImports: later,
  modules: [`${name}.ts`],
});

const scripts = [
  script('page', 10, { imports: ['first'] }),
  script('first', 20, { later: ['root'] }),
  script('root', 100, { imports: ['first'], later: ['screen'] }),
  script('screen', 30, { imports: ['root', 'lists'], later: ['tab'] }),
  script('lists', 40),
  script('tab', 5, { imports: ['screen', 'dates'] }),
  script('dates', 60),
];
const start = ['page.ts', 'root.ts'];
const screen: View = { name: 'screen', modules: ['screen.ts'], after: start, steps: 2, bar: { bytes: 70, files: 2 } };
const tab: View = { ...screen, name: 'tab', modules: ['screen.ts', 'tab.ts'] };

describe('what a screen brings', () => {
  it('counts what it stands on, without what is there already', () => {
    expect(weigh(scripts, 'page.ts', screen)).toMatchObject({ name: 'screen', bytes: 70, files: 2, steps: 2 });
    expect(weigh(scripts, 'page.ts', tab)).toMatchObject({ name: 'tab', bytes: 135, files: 4, steps: 3 });
    expect(weigh(scripts, 'page.ts', { ...screen, modules: start, after: [] })).toMatchObject({ bytes: 130, files: 3 });
  });

  it('is within its bars, or named with each that it is beyond and its scripts', () => {
    expect(tooMuch(weigh(scripts, 'page.ts', screen), screen)).toEqual([]);
    expect(tooMuch(weigh(scripts, 'page.ts', tab), tab)).toEqual([
      'tab: 135 bytes, and may be 70',
      'tab: 4 files, and may be 2',
      'tab: 3 steps, and may be 2',
      '  of dates 60, lists 40, screen 30, tab 5',
    ]);
  });

  it('is said of no screen that nothing fetches', () => {
    const lost = [...scripts, script('lost', 1)];
    expect(() => weigh(lost, 'page.ts', { ...screen, name: 'lost', modules: ['lost.ts'] })).toThrow(
      'nothing fetches lost',
    );
  });
});
