import type { ReactNode } from 'react';
import * as styles from './ShutterButton.css.ts';

export interface ShutterButtonProps {
  label: string;
  icon: ReactNode;
  isMain?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** A round button of the camera screen with its word below; the main one is the yellow shutter. */
export function ShutterButton({ label, icon, isMain = false, isDisabled = false, onPress }: ShutterButtonProps) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      onClick={onPress}
      className={isMain ? `${styles.button} ${styles.main}` : styles.button}
    >
      <span className={isMain ? styles.mainDisc : styles.disc} aria-hidden="true">
        {icon}
      </span>
      {label}
    </button>
  );
}
