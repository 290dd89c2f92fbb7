import type { Role } from '@caderneta/contract';
import type { settingsCopy } from './settings.copy.ts';

export type SettingsTab = keyof typeof settingsCopy.tabs;

const everybody: readonly SettingsTab[] = ['account', 'appearance'];
const more: Partial<Record<Role, readonly SettingsTab[]>> = {
  MUNICIPALITY: ['municipality'],
  MANAGER: ['institution'],
  MASTER: ['network', 'services', 'archive'],
};

/** The sections that a role has. */
export const tabsOf = (role: Role): readonly SettingsTab[] => [...everybody, ...(more[role] ?? [])];

/** The section that an address names, if the role has it; else the first. */
export const tabOf = (role: Role, named: string | null): SettingsTab =>
  tabsOf(role).find((tab) => tab === named) ?? 'account';
