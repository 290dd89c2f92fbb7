import { type Permission, permissionNames, roles } from '@caderneta/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drafted,
  isMandatory,
  restoredSelection,
  settled,
  shownSet,
  startSelection,
  toggled,
  toStore,
  withChanges,
} from './permission-selection.ts';

const list = fc.uniqueArray(fc.constantFrom(...permissionNames));
const name = fc.constantFrom(...permissionNames);
const asSet = (names: readonly Permission[]) => new Set(names);

describe('the selection of permissions', () => {
  it('shows a toggle at once, and as before when it failed', () => {
    fc.assert(
      fc.property(list, name, fc.boolean(), (held, which, isOn) => {
        const start = startSelection(held);
        const change = { name: which, isOn };
        const under = toggled(start, change);
        expect(shownSet(under).has(which)).toBe(isOn);
        expect(shownSet(settled(under, change, null))).toEqual(asSet(held));
        const saved = withChanges(start.confirmed, [change]);
        expect(shownSet(settled(under, change, saved))).toEqual(asSet(saved));
      }),
    );
  });

  it('keeps a second toggle when the first one fails', () => {
    const first = { name: 'view_class', isOn: true } as const;
    const second = { name: 'view_users', isOn: true } as const;
    const both = toggled(toggled(startSelection([]), first), second);
    expect([...shownSet(settled(both, first, null))]).toEqual(['view_users']);
  });

  it('drafts many at once without changing what the server holds', () => {
    fc.assert(
      fc.property(list, list, fc.boolean(), (held, names, isOn) => {
        const after = drafted(startSelection(held), names, isOn);
        for (const each of names) expect(shownSet(after).has(each)).toBe(isOn);
        expect(after.confirmed).toEqual(asSet(held));
        const back = drafted(after, names, !isOn);
        for (const each of names) expect(shownSet(back).has(each)).toBe(!isOn);
      }),
    );
  });

  it('has nothing to save once everything is as it was', () => {
    const start = startSelection(['view_class']);
    const on = drafted(start, ['view_class', 'view_users'], true);
    expect(on.drafted).toEqual([{ name: 'view_users', isOn: true }]);
    expect(drafted(on, ['view_users'], false).drafted).toEqual([]);
  });
});

describe('what buttons selected and nobody saved', () => {
  it('is found again, but for what the server has by now', () => {
    const before = drafted(
      drafted(startSelection(['view_faq', 'view_users']), ['view_class'], true),
      ['view_faq'],
      false,
    );
    const stored = JSON.parse(JSON.stringify(toStore(before))) as Record<string, unknown>;
    expect(restoredSelection(['view_faq', 'view_users'], stored)).toEqual(before);
    expect(toStore(restoredSelection(['view_class', 'view_faq'], stored))).toEqual({ view_faq: false });
    expect(toStore(restoredSelection(['view_class'], stored))).toBeNull();
  });

  it('may come from another version, or not at all', () => {
    expect(toStore(restoredSelection([], { unknown: true, view_class: 'yes' }))).toBeNull();
    expect(restoredSelection(['view_class'], null)).toEqual(startSelection(['view_class']));
  });
});

describe('what cannot be taken away', () => {
  it('is profile_permissions, from MASTER alone', () => {
    const forced = roles.flatMap((role) =>
      permissionNames.filter((each) => isMandatory(role, each)).map((each) => [role, each]),
    );
    expect(forced).toEqual([['MASTER', 'profile_permissions']]);
  });
});
