import { Accordion } from '@caderneta/ui';
import { licencesCopy } from '../about.copy.ts';
import type { Licences } from '../licences.ts';
import * as styles from './licences.css.ts';

/** Each package by name, with the text of its licence to unfold. */
export function LicenceList({ licences: { packages, texts } }: { licences: Licences }) {
  return (
    <Accordion
      level={2}
      items={packages.map(({ name, version, licence, text }) => ({
        id: `${name} ${version}`,
        title: licencesCopy.item(name, version, licence),
        children: <p className={styles.text}>{texts[text]}</p>,
      }))}
    />
  );
}
