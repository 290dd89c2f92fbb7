import type { Municipality } from '@caderneta/contract';
import { Badge, Stack } from '@caderneta/ui';
import { formatDay } from '../../../lib/dates.ts';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import * as styles from '../../../parts/listing/record-card.css.ts';
import { municipalitiesCopy } from '../municipalities.copy.ts';

export interface MunicipalityCardProps {
  municipality: Municipality;
  /** Absent when the user may not. */
  onDetails?: () => void;
  onEdit?: () => void;
  onRemove?: () => void;
}

/** A municipality: name, state, code, since when, how much there is in it. */
export function MunicipalityCard({ municipality, onDetails, onEdit, onRemove }: MunicipalityCardProps) {
  const { fields, none, figure } = municipalitiesCopy;
  const { name, state, ibge_code: ibge, created_at: createdAt, _count: counts } = municipality;
  const figures = [
    [fields.institutions, counts?.institutions],
    [fields.students, counts?.students],
    [fields.teachers, counts?.teachers],
  ] as const;
  return (
    <article className={styles.card}>
      <div className={styles.cardHead}>
        <span className={styles.overline}>{`${fields.ibge}: ${ibge ?? none}`}</span>
        {state !== null && <Badge tone="brand">{state}</Badge>}
      </div>
      <h2 className={styles.name}>{name}</h2>
      <dl className={styles.spreadFacts}>
        {figures.map(([label, value]) => (
          <Stack key={label} gap={0}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd className={styles.factValue}>{figure(value)}</dd>
          </Stack>
        ))}
      </dl>
      <div className={styles.cardFoot}>
        <span className={styles.footText}>{`${fields.createdAt} ${formatDay(createdAt)}`}</span>
        <RowButtons name={name} onDetails={onDetails} onEdit={onEdit} onRemove={onRemove} />
      </div>
    </article>
  );
}
