import type { Permission } from '@caderneta/contract';
import { Button, Card, Stack, Switch } from '@caderneta/ui';
import { useId } from 'react';
import { catalogue } from '../permission-catalogue.data.ts';
import type { PermissionCategory } from '../permission-groups.ts';
import { permissionsCopy } from '../permissions.copy.ts';
import * as styles from './permissions.css.ts';

export interface PermissionCategoryCardProps {
  category: PermissionCategory;
  shown: ReadonlySet<Permission>;
  /** Whom the viewer may not change at all. */
  isReadOnly: boolean;
  /** What the viewer may give. */
  grantable: ReadonlySet<Permission>;
  onToggle: (name: Permission, isOn: boolean) => void;
  onSelect: (names: readonly Permission[], isOn: boolean) => void;
}

/** One category: its parts, a switch for each permission, buttons that turn many on or off. */
export function PermissionCategoryCard(props: PermissionCategoryCardProps) {
  const { category, shown, isReadOnly, grantable, onToggle } = props;
  const id = useId();
  const texts = permissionsCopy;
  return (
    <Card as="section" aria-labelledby={id} className={styles.category}>
      <div className={styles.categoryHead}>
        <h2 id={id} className={styles.categoryTitle}>
          {category.label}
        </h2>
        <span className={styles.held}>
          {texts.heldOf(category.names.filter((name) => shown.has(name)).length, category.names.length)}
        </span>
        <SelectButton {...props} names={category.names} label={category.label} />
      </div>
      {category.groups.map((group) => (
        <fieldset key={group.id} aria-label={`${category.label}: ${group.label}`} className={styles.part}>
          <div className={styles.partHead}>
            <h3 className={styles.partTitle}>{group.label}</h3>
            {category.groups.length > 1 && (
              <SelectButton {...props} names={group.names} label={`${category.label}: ${group.label}`} />
            )}
          </div>
          <Stack gap={1}>
            {group.names.map((name) => {
              const isOn = shown.has(name);
              const isOut = !isOn && !grantable.has(name);
              const { label, description } = catalogue[name];
              return (
                <Switch
                  key={name}
                  isSelected={isOn}
                  isDisabled={isReadOnly || isOut}
                  onChange={(next) => onToggle(name, next)}
                  description={isOut && !isReadOnly ? `${description} ${texts.notHeld}` : description}
                >
                  {label}
                </Switch>
              );
            })}
          </Stack>
        </fieldset>
      ))}
    </Card>
  );
}

interface SelectButtonProps extends PermissionCategoryCardProps {
  names: readonly Permission[];
  label: string;
}

function SelectButton({ names, label, shown, isReadOnly, grantable, onSelect }: SelectButtonProps) {
  const texts = permissionsCopy;
  const open = names.filter((name) => !shown.has(name) && grantable.has(name));
  const selects = open.length > 0;
  if (isReadOnly || (!selects && !names.some((name) => shown.has(name)))) return null;
  return (
    <Button
      size="compact"
      variant="quiet"
      aria-label={selects ? texts.selectIn(label) : texts.unselectIn(label)}
      onPress={() => onSelect(selects ? open : names, selects)}
    >
      {selects ? texts.selectAll : texts.unselectAll}
    </Button>
  );
}
