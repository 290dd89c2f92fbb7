import { Card, LinkButton, Spinner } from '@caderneta/ui';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import * as styles from '../components/lessons.css.ts';
import { useClassMaterials } from '../lessons.api.ts';
import { lessonsCopy } from '../lessons.copy.ts';

/** 'Materiais da turma': what the pupil's teachers have published. */
export function ClassMaterials() {
  const texts = lessonsCopy.materials;
  const id = useId();
  const materials = useClassMaterials(true);
  const { rows, failure } = materials;
  return (
    <Card as="section" aria-labelledby={id} className={styles.module}>
      <h2 id={id}>{texts.title}</h2>
      {rows === undefined ? (
        failure ? (
          <LoadFailed title={texts.loadFailed} of={materials} />
        ) : (
          <Spinner />
        )
      ) : rows.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <ul>
          {rows.map(({ id: key, title, description, attachment }) => (
            <li key={key} className={styles.row}>
              <span className={styles.grow}>
                {title}
                {description !== null && <span className={styles.by}>{` · ${description}`}</span>}
              </span>
              <LinkButton
                size="compact"
                href={attachment.url}
                target="_blank"
                rel="noopener"
                icon={<ExternalLink />}
                aria-label={texts.openOf(title)}
              >
                {texts.open}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
