import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import * as styles from './ShutterButton.css.ts';

export interface ShutterButtonProps {
  label: string;
  icon: ReactNode;
  /** The yellow one, in the middle: one a screen. */
  isMain?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** A round button of the camera screen on a phone, with its word below. On a wide screen use Button. */
export function ShutterButton({ label, icon, isMain = false, isDisabled = false, onPress }: ShutterButtonProps) {
  return (
    <Button
      isDisabled={isDisabled}
      onPress={onPress}
      className={isMain ? `${styles.button} ${styles.main}` : styles.button}
    >
      <span className={isMain ? styles.mainDisc : styles.disc} aria-hidden="true">
        {icon}
      </span>
      {label}
    </Button>
  );
}
