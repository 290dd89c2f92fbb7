import { Stack } from '@caderneta/ui';
import type { ErasurePreview, PreviewLine } from '../erasure-preview.ts';
import { personalDataCopy } from '../personal-data.copy.ts';
import * as styles from './personal-data.css.ts';

function Lines({ title, lines }: { title: string; lines: readonly PreviewLine[] }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {lines.map(({ title: part, text }) => (
          <li key={part}>
            <strong>{`${part}.`}</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What an erasure takes, and what stays with its reason. */
export function ErasureLists({ preview: { goes, stays } }: { preview: ErasurePreview }) {
  const texts = personalDataCopy.erasure;
  return (
    <Stack gap={3}>
      <Lines title={texts.goes} lines={goes} />
      <Lines title={texts.stays} lines={stays} />
    </Stack>
  );
}
