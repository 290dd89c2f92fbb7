import { Button } from '@caderneta/ui';
import { Trash2 } from 'lucide-react';
import { pupilCopy } from '../correct-pupil.copy.ts';
import * as styles from './pupil.css.ts';

/** The picture that was kept with a result, to be looked at or thrown away. */
export function SheetPhoto({ photo, student, onDrop }: { photo: string; student: string; onDrop: () => void }) {
  const texts = pupilCopy.photo;
  return (
    <section className={styles.storedSection} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <img className={styles.storedPhoto} src={`data:image/jpeg;base64,${photo}`} alt={texts.alt(student)} />
      <Button size="compact" variant="quiet" icon={<Trash2 />} onPress={onDrop}>
        {texts.drop}
      </Button>
    </section>
  );
}
