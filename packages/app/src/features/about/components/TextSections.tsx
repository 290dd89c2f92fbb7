import { Stack } from '@caderneta/ui';
import type { TextSection } from '../about.copy.ts';
import * as styles from './text-page.css.ts';

/** Headed paragraphs at a readable width. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className={styles.sections}>
      {sections.map(({ title, paragraphs }) => (
        <Stack as="section" key={title} gap={2}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
      ))}
    </div>
  );
}
