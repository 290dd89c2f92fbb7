import { type Assessment, formatLabels } from '@caderneta/contract';
import { Badge, IconButton, Stack } from '@caderneta/ui';
import { AudioLines, CircleHelp, Eye, Pencil, SquareCheckBig, Trash2 } from 'lucide-react';
import { formatDay } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/numbers.ts';
import { NextStep } from '../../../parts/assessments/NextStep.tsx';
import { stepFor } from '../../../parts/assessments/steps.ts';
import { DownloadButton } from '../../../parts/attachment-preview/DownloadButton.tsx';
import { rowActions } from '../../../parts/listing/listing.css.ts';
import * as styles from '../../../parts/listing/record-card.css.ts';
import { activitiesCopy } from '../activities.copy.ts';
import * as own from './activities.css.ts';

export interface ActivityCardProps {
  assessment: Assessment;
  /** Whether the person writes in the gradebook. */
  canPost: boolean;
  onOpen: () => void;
  /** Absent when the user may not. */
  onEdit?: () => void;
  onRemove?: () => void;
}

/** An assessment: whose, of which format, how far its correction is, and its next step. */
export function ActivityCard({ assessment, canPost, onOpen, onEdit, onRemove }: ActivityCardProps) {
  const texts = activitiesCopy.card;
  const { title, institution, class: schoolClass, format, attachment, in_review_count: waiting } = assessment;
  const className = `${schoolClass.grade} ${schoolClass.section}`;
  /** The same assessment is given to several classes. */
  const named = `${title}, ${className}`;
  const facts = [
    [texts.schoolClass, className],
    [texts.year, schoolClass.academic_year ?? texts.noYear],
    [texts.corrected, formatCount(assessment.results_count - waiting)],
  ] as const;
  const isSheet = format === 'GABARITO';
  const step = stepFor(assessment, canPost);
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.cardHead}>
        <span className={styles.overline}>{institution.name}</span>
        {isSheet && assessment.key_shape.length === 0 ? (
          <Badge tone="warning" icon={<SquareCheckBig />}>
            {texts.noKey}
          </Badge>
        ) : (
          <Badge tone="outline" icon={isSheet ? <SquareCheckBig /> : <AudioLines />}>
            {formatLabels[format]}
          </Badge>
        )}
      </div>
      <h2 className={own.title}>{title}</h2>
      {assessment.description && <p className={own.description}>{assessment.description}</p>}
      <dl className={styles.spreadFacts}>
        {facts.map(([label, value]) => (
          <Stack key={label} gap={0}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </Stack>
        ))}
      </dl>
      <div className={own.badges}>
        {waiting > 0 && (
          <Badge tone="warning" icon={<CircleHelp />}>
            {texts.inReview(waiting)}
          </Badge>
        )}
        {step && <NextStep step={step} subject={assessment} variant="secondary" className={own.next} />}
      </div>
      <div className={styles.cardFoot}>
        <span className={own.footText}>{texts.createdAt(formatDay(assessment.created_at))}</span>
        <span className={rowActions}>
          <IconButton compact label={texts.open(named)} icon={<Eye />} onPress={onOpen} />
          {attachment && <DownloadButton iconLabel={texts.download(named)} attachment={attachment} />}
          {onEdit && <IconButton compact label={texts.edit(named)} icon={<Pencil />} onPress={onEdit} />}
          {onRemove && <IconButton compact label={texts.remove(named)} icon={<Trash2 />} onPress={onRemove} />}
        </span>
      </div>
    </article>
  );
}
