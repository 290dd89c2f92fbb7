import {
  permissionCategories as categories,
  type Permission,
  type PermissionCategoryId,
  type PermissionSubcategoryId,
  permissionCatalogue,
  permissionNames,
  permissionSubcategories,
} from '@caderneta/contract';

interface PermissionGroup {
  readonly id: PermissionSubcategoryId;
  readonly label: string;
  readonly names: readonly Permission[];
}
export interface PermissionCategory {
  readonly id: PermissionCategoryId;
  readonly label: string;
  readonly groups: readonly PermissionGroup[];
  readonly names: readonly Permission[];
}

/** Categories with their parts and permissions, as the screen lists them; empty ones are left out. */
export const permissionCategories: readonly PermissionCategory[] = categories.flatMap(({ id, label }) => {
  const names = permissionNames.filter((name) => permissionCatalogue[name].category === id);
  const groups = permissionSubcategories.flatMap((part) => {
    const own = names.filter((name) => permissionCatalogue[name].subcategory === part.id);
    return own.length === 0 ? [] : [{ ...part, names: own }];
  });
  return names.length === 0 ? [] : [{ id, label, groups, names }];
});

/** What a permission is called; a name of another version keeps its own. */
export const permissionLabel = (name: string): string =>
  permissionNames.some((known) => known === name) ? permissionCatalogue[name as Permission].label : name;
