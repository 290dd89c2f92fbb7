import { PageHeader, readAppearance, saveAppearance } from '@caderneta/ui';
import { useState } from 'react';
import { AppearanceForm } from '../components/AppearanceForm.tsx';
import { settingsCopy } from '../settings.copy.ts';

/** Configurações: for now, what this browser shows and how. */
export default function SettingsScreen() {
  const [choice, setChoice] = useState(readAppearance);
  const [isKept, setKept] = useState(true);
  return (
    <>
      <PageHeader title={settingsCopy.title} subtitle={settingsCopy.subtitle} />
      <AppearanceForm
        choice={choice}
        isKept={isKept}
        onChange={(next) => {
          setChoice(next);
          setKept(saveAppearance(next));
        }}
      />
    </>
  );
}
