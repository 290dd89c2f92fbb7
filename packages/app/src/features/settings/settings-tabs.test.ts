import { expect, it } from 'vitest';
import { tabOf, tabsOf } from './settings-tabs.ts';

it.each([
  ['STUDENT', ['account', 'appearance']],
  ['MUNICIPALITY', ['account', 'appearance', 'municipality']],
  ['MANAGER', ['account', 'appearance', 'institution']],
  ['MASTER', ['account', 'appearance', 'network', 'services', 'archive']],
] as const)('%s has %o', (role, tabs) => expect(tabsOf(role)).toEqual(tabs));

it('an address cannot open a section that the role does not have', () => {
  expect(tabOf('MASTER', 'archive')).toBe('archive');
  expect(tabOf('MANAGER', 'archive')).toBe('account');
  expect(tabOf('MANAGER', null)).toBe('account');
});
