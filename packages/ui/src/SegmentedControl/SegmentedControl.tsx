import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { join } from '../theme/compose-class.ts';
import { iconSmall } from '../theme/icon.css.ts';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentItem {
  id: string;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedControlProps {
  label: string;
  items: readonly SegmentItem[];
  selectedId: string;
  onChange: (id: string) => void;
  /** The label is read aloud but not drawn. */
  hideLabel?: boolean;
  /** Dark chrome, for the camera screen. */
  onCamera?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/**
 * Two to four ways that exclude each other, all in sight: 'Câmera (recomendado)' or 'Upload (alternativo)'. More
 * options: Select. Parts of a page: Tabs. Arrow keys move, Enter or space chooses.
 */
export function SegmentedControl({
  label,
  items,
  selectedId,
  onChange,
  hideLabel = false,
  onCamera,
  isDisabled,
  className,
}: SegmentedControlProps) {
  return (
    <div className={join(styles.wrapper, className)}>
      {!hideLabel && !onCamera && (
        <span className={field.label} aria-hidden="true">
          {label}
        </span>
      )}
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[selectedId]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (key !== undefined && key !== selectedId) onChange(String(key));
        }}
        isDisabled={isDisabled}
        className={styles.group({ onCamera })}
      >
        {items.map((item) => (
          <ToggleButton key={item.id} id={item.id} className={styles.segment({ onCamera })}>
            {item.icon !== undefined && (
              <span className={iconSmall} aria-hidden="true">
                {item.icon}
              </span>
            )}
            {item.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
