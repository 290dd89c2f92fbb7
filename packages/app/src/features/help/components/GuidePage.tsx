import { Card, TextLink } from '@caderneta/ui';
import { paths } from '../../../lib/paths.ts';
import type { FoundGuide } from '../find-guides.ts';
import { pictureOf } from '../guide-pictures.ts';
import { helpCopy } from '../help.copy.ts';
import * as styles from './guides.css.ts';

/** The help of one screen: what one can do there, three steps, a picture of it. */
export function GuidePage({ guide }: { guide: FoundGuide }) {
  const picture = pictureOf(guide.id);
  return (
    <Card as="article" className={styles.page}>
      <div className={styles.words}>
        <p className={styles.what}>{guide.what}</p>
        <h2 className={styles.stepsTitle}>{helpCopy.steps}</h2>
        <ol className={styles.steps}>
          {guide.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <TextLink standalone href={paths.help}>
          {helpCopy.all}
        </TextLink>
      </div>
      {picture !== undefined && (
        <img src={picture} width={360} height={600} alt={helpCopy.picture(guide.title)} className={styles.picture} />
      )}
    </Card>
  );
}
