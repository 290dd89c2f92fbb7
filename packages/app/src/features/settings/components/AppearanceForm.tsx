import { type Appearance, Card, Checkbox, SegmentedControl } from '@caderneta/ui';
import { settingsCopy } from '../settings.copy.ts';
import * as styles from './settings.css.ts';

const sizes = [100, 125, 150, 200] as const;

export interface AppearanceFormProps {
  choice: Appearance;
  onChange: (choice: Appearance) => void;
  /** The browser keeps the choice. */
  isStored: boolean;
}

const segments = <Id extends string>(items: Readonly<Record<Id, string>>) =>
  (Object.entries(items) as [Id, string][]).map(([id, label]) => ({ id, label }));

/** Theme, text size, contrast and motion; each change applies at once. */
export function AppearanceForm({ choice, onChange, isStored }: AppearanceFormProps) {
  const texts = settingsCopy;
  return (
    <Card as="section" aria-labelledby="settings-appearance" className={styles.card}>
      <h2 id="settings-appearance">{texts.appearance}</h2>
      <SegmentedControl
        label={texts.theme.label}
        items={segments(texts.theme.items)}
        selectedId={choice.theme}
        onChange={(theme) => onChange({ ...choice, theme: theme as Appearance['theme'] })}
      />
      <SegmentedControl
        label={texts.textSize.label}
        items={sizes.map((size) => ({ id: String(size), label: texts.textSize.item(size) }))}
        selectedId={String(choice.textSize)}
        onChange={(size) => onChange({ ...choice, textSize: Number(size) as Appearance['textSize'] })}
      />
      <SegmentedControl
        label={texts.contrast.label}
        items={segments(texts.contrast.items)}
        selectedId={choice.contrast}
        onChange={(contrast) => onChange({ ...choice, contrast: contrast as Appearance['contrast'] })}
      />
      <Checkbox
        isSelected={choice.motion === 'reduce'}
        onChange={(reduce) => onChange({ ...choice, motion: reduce ? 'reduce' : 'system' })}
        description={texts.motion.description}
      >
        {texts.motion.label}
      </Checkbox>
      <p className={styles.hint}>{isStored ? texts.stored : texts.notStored}</p>
    </Card>
  );
}
