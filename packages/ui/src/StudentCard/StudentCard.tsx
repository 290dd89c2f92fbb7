import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Card } from '../Card/Card.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ModuleProgress, type ModuleProgressProps } from '../ModuleProgress/ModuleProgress.tsx';
import { messages } from '../messages.ts';
import { type Performance, PerformanceBadge } from '../PerformanceBadge/PerformanceBadge.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import * as styles from './StudentCard.css.ts';

export interface StudentCardProps {
  name: string;
  photoUrl?: string | null;
  isActive: boolean;
  /** The matrícula, or a word where there is none. */
  registration: string;
  modules: ModuleProgressProps['modules'];
  /** The year's mean, 0 to 10; null before the first grade. */
  grade: number | null;
  performance: Performance;
  /** Opens the pupil's details, where the person may see them. */
  onOpen?: () => void;
}

const written = (grade: number) =>
  grade.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A pupil of a class: who, how far through the modules, how the grades stand. In a list (`<ul>`) of them. */
export function StudentCard(props: StudentCardProps) {
  const id = useId();
  const { name, photoUrl, isActive, registration, modules, grade, performance, onOpen } = props;
  return (
    <Card as="li" aria-labelledby={id} padding="none" className={styles.card}>
      <div className={styles.head}>
        <Avatar name={name} photoUrl={photoUrl} />
        <div className={styles.who}>
          <h2 id={id} className={styles.name}>
            {name}
          </h2>
          <p className={styles.detail}>
            <StatusBadge isActive={isActive} />
            <span>{registration}</span>
          </p>
        </div>
      </div>
      <div className={styles.modules}>
        <ModuleProgress modules={modules} />
      </div>
      <div className={styles.foot}>
        {grade !== null && (
          <span className={styles.grade}>
            <span className={styles.gradeLabel}>{messages.score.label}</span>
            <b className={styles.figure}>{written(grade)}</b>
          </span>
        )}
        <span className={styles.performance}>
          <PerformanceBadge performance={performance} />
        </span>
        {onOpen !== undefined && (
          <IconButton
            label={messages.studentCard.open(name)}
            icon={<ChevronRight />}
            className={styles.open}
            onPress={onOpen}
          />
        )}
      </div>
    </Card>
  );
}
