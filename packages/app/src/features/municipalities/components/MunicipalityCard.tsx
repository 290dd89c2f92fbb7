import type { Municipality } from '@caderneta/contract';
import { Badge, Stack } from '@caderneta/ui';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../lib/dates.ts';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import * as styles from '../../../parts/listing/record-card.css.ts';
import { municipalitiesCopy } from '../municipalities.copy.ts';

export interface MunicipalityCardProps {
  municipality: Municipality;
  /** The list behind each figure; undefined for who may not open it. */
  links: Readonly<Record<keyof NonNullable<Municipality['_count']>, string | undefined>>;
  /** Absent when the user may not. */
  onDetails?: () => void;
  onEdit?: () => void;
  onRemove?: () => void;
}

const counted = ['institutions', 'students', 'teachers'] as const;

/** A municipality: name, state, code, since when, how much there is in it. */
export function MunicipalityCard({ municipality, links, onDetails, onEdit, onRemove }: MunicipalityCardProps) {
  const { fields, none, figure } = municipalitiesCopy;
  const { name, state, ibge_code: ibge, created_at: createdAt, _count: counts } = municipality;
  return (
    <article className={styles.card}>
      <div className={styles.cardHead}>
        <span className={styles.overline}>{`${fields.ibge}: ${ibge ?? none}`}</span>
        {state !== null && <Badge tone="brand">{state}</Badge>}
      </div>
      <h2 className={styles.name}>{name}</h2>
      <dl className={styles.spreadFacts}>
        {counted.map((what) => (
          <Stack key={what} gap={0} className={styles.factLeads}>
            <dt className={styles.factLabel}>
              {links[what] === undefined ? (
                fields[what]
              ) : (
                <Link to={links[what]} className={styles.factLink}>
                  {fields[what]}
                </Link>
              )}
            </dt>
            <dd className={styles.factValue}>{figure(counts?.[what])}</dd>
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
