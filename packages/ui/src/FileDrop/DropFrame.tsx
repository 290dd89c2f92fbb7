import { type ReactNode, useEffect, useId, useRef } from 'react';
import { DropZone, type DropZoneProps, Group } from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { join } from '../theme/compose-class.ts';
import { iconLarge } from '../theme/icon.css.ts';
import * as styles from './FileDrop.css.ts';

export interface DropFrameProps extends Required<Pick<DropZoneProps, 'onDrop' | 'isDisabled'>> {
  label: string;
  /** What is done with the frame, for who does not see it. */
  zone: string;
  icon: ReactNode;
  /** What may be given, and what is said while something is held over the frame. */
  description: string;
  dropping: string;
  /** What was given. */
  chosen?: ReactNode;
  errorMessage?: ReactNode;
  isWrong?: boolean;
  /** The buttons, by the id of their description. */
  children: (describedBy: string) => ReactNode;
}

/** The frame that files are dropped on, with the buttons that choose them. */
export function DropFrame(props: DropFrameProps) {
  const { label, zone, icon, description, dropping, chosen, errorMessage, isWrong, children, ...rest } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is wrong stands below the frame: there a dialog's foot may hide it.
    if (isWrong) frame.current?.scrollIntoView({ block: 'center' });
  }, [isWrong]);
  return (
    <Group ref={frame} className={styles.wrapper} aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      <DropZone {...rest} aria-label={`${label}. ${zone}`} data-invalid={isWrong || undefined} className={styles.zone}>
        {({ isDropTarget }) => (
          <>
            <span className={join(iconLarge, styles.picture)} aria-hidden="true">
              {icon}
            </span>
            {chosen}
            <p id={`${id}-description`} className={styles.description}>
              {isDropTarget ? dropping : description}
            </p>
            {children(`${id}-description`)}
          </>
        )}
      </DropZone>
      {errorMessage}
    </Group>
  );
}
