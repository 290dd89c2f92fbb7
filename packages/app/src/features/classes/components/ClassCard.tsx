import type { SchoolClass } from '@caderneta/contract';
import { Badge, Stack } from '@caderneta/ui';
import { GraduationCap } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hrefTo } from '../../../lib/paths.ts';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import * as styles from '../../../parts/listing/record-card.css.ts';
import { classesCopy } from '../classes.copy.ts';

export interface ClassCardProps {
  schoolClass: SchoolClass;
  /** Absent when the user may not. */
  onEdit?: () => void;
  onRemove?: () => void;
}

/** A class: where it is, its year, how many pupils. The card opens the class area. */
export function ClassCard({ schoolClass, onEdit, onRemove }: ClassCardProps) {
  const texts = classesCopy.card;
  const { grade, section, academic_year: year, institution, _count } = schoolClass;
  const label = `${grade} ${section}`;
  return (
    <article className={styles.card}>
      <div className={styles.cardHead}>
        <span className={styles.overline}>{institution.name}</span>
        {year === null ? <Badge tone="neutral">{texts.noYear}</Badge> : <Badge tone="brand">{year}</Badge>}
      </div>
      <h2 className={styles.name}>
        <Link to={hrefTo('classArea', { classId: schoolClass.id })} className={styles.link}>
          {label}
        </Link>
      </h2>
      <dl className={styles.knownFacts}>
        <Stack gap={0}>
          <dt className={styles.factLabel}>{texts.grade}</dt>
          <dd className={styles.factValue}>{grade}</dd>
        </Stack>
        <Stack gap={0}>
          <dt className={styles.factLabel}>{texts.section}</dt>
          <dd className={styles.factValue}>{section}</dd>
        </Stack>
      </dl>
      <div className={styles.cardFoot}>
        <span className={styles.footText}>
          <GraduationCap size={18} aria-hidden="true" />
          {texts.students(_count.profiles)}
        </span>
        <span className={styles.act}>
          <RowButtons name={year === null ? label : `${label}, ${year}`} onEdit={onEdit} onRemove={onRemove} />
        </span>
      </div>
    </article>
  );
}
