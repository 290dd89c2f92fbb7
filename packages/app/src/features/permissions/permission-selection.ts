import { mandatoryForMaster, type Permission, permissionNames, type Role } from '@caderneta/contract';

/** One permission turned on or off. */
export interface Change {
  readonly name: Permission;
  readonly isOn: boolean;
}

/**
 * What the checkboxes show: what the server last said, the toggles on their way to it, and what buttons selected but
 * nobody saved yet.
 */
export interface Selection {
  readonly confirmed: ReadonlySet<Permission>;
  readonly pending: readonly Change[];
  readonly drafted: readonly Change[];
}

export const startSelection = (permissions: readonly Permission[]): Selection => ({
  confirmed: new Set(permissions),
  pending: [],
  drafted: [],
});

/** What buttons select and nobody saved, as it is kept through a reload; null when there is nothing. */
export const toStore = ({ drafted }: Selection): Record<string, boolean> | null =>
  drafted.length === 0 ? null : Object.fromEntries(drafted.map(({ name, isOn }) => [name, isOn]));

/** The selection with what was kept; names of another version, and what the server has by now, are left out. */
export function restoredSelection(
  permissions: readonly Permission[],
  stored: Record<string, unknown> | null,
): Selection {
  const named = (isOn: boolean) => permissionNames.filter((name) => stored?.[name] === isOn);
  return drafted(drafted(startSelection(permissions), named(true), true), named(false), false);
}

/** A list with changes made to it, in the catalogue's order. */
export function withChanges(from: ReadonlySet<Permission>, changes: readonly Change[]): Permission[] {
  const held = new Set(from);
  for (const { name, isOn } of changes) {
    if (isOn) held.add(name);
    else held.delete(name);
  }
  return permissionNames.filter((name) => held.has(name));
}

export const shownSet = ({ confirmed, pending, drafted }: Selection): ReadonlySet<Permission> =>
  new Set(withChanges(new Set(withChanges(confirmed, drafted)), pending));

/** A toggle sets out; what a button had drafted for this permission is settled by it. */
export const toggled = (selection: Selection, change: Change): Selection => ({
  ...selection,
  pending: [...selection.pending, change],
  drafted: selection.drafted.filter(({ name }) => name !== change.name),
});

/** A toggle came back: with what the server now holds or, where it failed, with nothing: the checkbox is as before. */
export const settled = (
  selection: Selection,
  change: Change,
  permissions: readonly Permission[] | null,
): Selection => ({
  ...selection,
  confirmed: permissions === null ? selection.confirmed : new Set(permissions),
  pending: selection.pending.filter((each) => each !== change),
});

/** Buttons turn many on or off at once, to be saved by 'Salvar'. What is already so changes nothing. */
export function drafted(selection: Selection, names: readonly Permission[], isOn: boolean): Selection {
  const others = selection.drafted.filter(({ name }) => !names.includes(name));
  const changes = names.filter((name) => selection.confirmed.has(name) !== isOn).map((name) => ({ name, isOn }));
  return { ...selection, drafted: [...others, ...changes] };
}

/** What nobody may take from this role. */
export const isMandatory = (role: Role, name: Permission): boolean =>
  role === 'MASTER' && mandatoryForMaster.includes(name);
