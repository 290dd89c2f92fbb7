import { degreeLabels, type Qualification } from '@caderneta/contract';
import { Button, IconButton } from '@caderneta/ui';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { qualificationsCopy } from './qualifications.copy.ts';
import * as styles from './qualifications.css.ts';

export interface QualificationRowProps {
  qualification: Qualification;
  onDiploma: () => void;
  /** Absent: it is only read. */
  onEdit?: () => void;
  onRemove?: () => void;
}

/** One qualification of a list. */
export function QualificationRow({ qualification, onDiploma, onEdit, onRemove }: QualificationRowProps) {
  const texts = qualificationsCopy;
  const { course_name, degree, institution_name, completion_year, diploma } = qualification;
  const details = [
    degreeLabels[degree],
    institution_name,
    completion_year === null ? null : texts.year(completion_year),
  ].filter((detail) => detail !== null);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.course}>{course_name}</p>
        <p className={styles.detail}>{details.join(' · ')}</p>
      </div>
      <div className={styles.acts}>
        {diploma && (
          <Button
            size="compact"
            variant="quiet"
            icon={<Download />}
            aria-label={texts.diplomaOf(course_name)}
            onPress={onDiploma}
          >
            {texts.diploma}
          </Button>
        )}
        {onEdit && <IconButton label={texts.edit(course_name)} icon={<Pencil />} onPress={onEdit} />}
        {onRemove && <IconButton label={texts.remove(course_name)} icon={<Trash2 />} onPress={onRemove} />}
      </div>
    </li>
  );
}
