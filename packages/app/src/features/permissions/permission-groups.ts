import { type Permission, permissionNames } from '@caderneta/contract';
import {
  type CategoryId,
  catalogue,
  categories,
  type SubcategoryId,
  subcategories,
} from './permission-catalogue.data.ts';

interface PermissionGroup {
  readonly id: SubcategoryId;
  readonly label: string;
  readonly names: readonly Permission[];
}
export interface PermissionCategory {
  readonly id: CategoryId;
  readonly label: string;
  readonly groups: readonly PermissionGroup[];
  readonly names: readonly Permission[];
}

/** Categories with their parts and permissions, as the screen lists them; empty ones are left out. */
export const permissionCategories: readonly PermissionCategory[] = categories.flatMap(({ id, label }) => {
  const names = permissionNames.filter((name) => catalogue[name].category === id);
  const groups = subcategories.flatMap((part) => {
    const own = names.filter((name) => catalogue[name].subcategory === part.id);
    return own.length === 0 ? [] : [{ ...part, names: own }];
  });
  return names.length === 0 ? [] : [{ id, label, groups, names }];
});

/** What a permission is called; a name of another version keeps its own. */
export const permissionLabel = (name: string): string =>
  permissionNames.some((known) => known === name) ? catalogue[name as Permission].label : name;
