import { type Permission, permissionCatalogue } from '@caderneta/contract';
import { Accordion, Button, Card, Checkbox, phone, Stack, useMediaQuery } from '@caderneta/ui';
import { memo, useId } from 'react';
import type { PermissionCategory } from '../permission-groups.ts';
import { permissionsCopy } from '../permissions.copy.ts';
import * as styles from './permissions.css.ts';

interface PermissionCategoryCardProps {
  category: PermissionCategory;
  shown: ReadonlySet<Permission>;
  /** Whom the viewer may not change at all. */
  isReadOnly: boolean;
  /** What the viewer may give. */
  grantable: ReadonlySet<Permission>;
  onToggle: (name: Permission, isOn: boolean) => void;
  onSelect: (names: readonly Permission[], isOn: boolean) => void;
}

/** '3 de 9': how many of a category are held. */
const heldText = ({ names }: PermissionCategory, shown: ReadonlySet<Permission>) =>
  permissionsCopy.heldOf(names.filter((name) => shown.has(name)).length, names.length);

export interface PermissionCategoriesProps extends Omit<PermissionCategoryCardProps, 'category'> {
  categories: readonly PermissionCategory[];
}

/** All categories: a card each, on a phone a line each that opens. */
export function PermissionCategories({ categories, ...rest }: PermissionCategoriesProps) {
  const isPhone = useMediaQuery(phone);
  if (!isPhone) {
    return (
      <div className={styles.categories}>
        {categories.map((category) => (
          <PermissionCategoryCard key={category.id} category={category} {...rest} />
        ))}
      </div>
    );
  }
  return (
    <Card>
      <Accordion
        level={2}
        items={categories.map((category) => ({
          id: category.id,
          title: category.label,
          aside: heldText(category, rest.shown),
          children: (
            <>
              <SelectButton {...rest} names={category.names} label={category.label} />
              <CategoryParts category={category} {...rest} />
            </>
          ),
        }))}
      />
    </Card>
  );
}

/** One category: how much of it is held, a button that turns all of it on or off, its parts. */
function PermissionCategoryCard(props: PermissionCategoryCardProps) {
  const { category, shown } = props;
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.category}>
      <div className={styles.categoryHead}>
        <h2 id={id} className={styles.categoryTitle}>
          {category.label}
        </h2>
        <span className={styles.held}>{heldText(category, shown)}</span>
        <SelectButton {...props} names={category.names} label={category.label} />
      </div>
      <CategoryParts {...props} />
    </Card>
  );
}

/** The parts of a category: a checkbox for each permission, buttons that turn many on or off. */
function CategoryParts(props: PermissionCategoryCardProps) {
  const { category, shown, isReadOnly, grantable, onToggle } = props;
  return (
    <>
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
              return (
                <PermissionCheckbox
                  key={name}
                  name={name}
                  isOn={isOn}
                  isDisabled={isReadOnly || isOut}
                  isNotHeld={isOut && !isReadOnly}
                  onToggle={onToggle}
                />
              );
            })}
          </Stack>
        </fieldset>
      ))}
    </>
  );
}

interface PermissionCheckboxProps {
  name: Permission;
  isOn: boolean;
  isDisabled: boolean;
  /** The viewer may not give it. */
  isNotHeld: boolean;
  onToggle: (name: Permission, isOn: boolean) => void;
}

/**
 * A toggle changes one of all that stand in the page, open or folded: a cheap phone takes a quarter of a second to draw them anew. `onToggle` is
 * not compared: it knows what was selected last by itself, and for another holder the whole editor is another.
 */
const PermissionCheckbox = memo(
  ({ name, isOn, isDisabled, isNotHeld, onToggle }: PermissionCheckboxProps) => {
    const { label, description } = permissionCatalogue[name];
    return (
      <Checkbox
        isSelected={isOn}
        isDisabled={isDisabled}
        onChange={(next) => onToggle(name, next)}
        description={isNotHeld ? `${description} ${permissionsCopy.notHeld}` : description}
      >
        {label}
      </Checkbox>
    );
  },
  (before, after) =>
    before.isOn === after.isOn && before.isDisabled === after.isDisabled && before.isNotHeld === after.isNotHeld,
);

interface SelectButtonProps extends Omit<PermissionCategoryCardProps, 'category'> {
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
