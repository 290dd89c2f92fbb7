import { readAppearance, saveAppearance } from '@caderneta/ui';
import { useState } from 'react';
import { AppearanceForm } from '../components/AppearanceForm.tsx';
import * as styles from '../components/settings.css.ts';

/** How the app looks on this device. */
export function AppearanceSection() {
  const [choice, setChoice] = useState(readAppearance);
  const [isStored, setStored] = useState(true);
  return (
    <div className={styles.panel}>
      <AppearanceForm
        choice={choice}
        isStored={isStored}
        onChange={(next) => {
          setChoice(next);
          setStored(saveAppearance(next));
        }}
      />
    </div>
  );
}
