import type { ReactNode } from 'react';
import { join } from '../theme/compose-class.ts';
import { iconMedium } from '../theme/icon.css.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './Ledger.css.ts';
import { useCountUp } from './use-count-up.ts';

export interface LedgerItem {
  id: string;
  label: string;
  /** A number counts up and is written in pt-BR; anything else is shown as it is. */
  value: ReactNode;
  icon?: ReactNode;
  /** After the value, smaller: '%'. */
  suffix?: string;
}

export interface LedgerProps {
  items: readonly LedgerItem[];
  /** At most so many beside each other. Default: as many as fit. */
  maxColumns?: 3 | 4;
  /** 'line' has the value beside the label, for totals above a list. Default 'stack'. */
  layout?: 'stack' | 'line';
  /** Names the frame: 'Totais'. */
  label?: string;
  className?: string;
}

const decimals = (value: number) => Math.min(2, (String(value).split('.')[1] ?? '').length);

const written = (value: number, digits: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });

function Count({ target }: { target: number }) {
  const shown = useCountUp(target);
  const digits = decimals(target);
  return (
    <>
      <span aria-hidden="true">{written(shown, digits)}</span>
      <span className={visuallyHidden}>{written(target, digits)}</span>
    </>
  );
}

/** Counters that share one frame, divided by hairlines. For a series over time use a chart; for a list, Table. */
export function Ledger({ items, label, maxColumns, layout = 'stack', className }: LedgerProps) {
  return (
    <dl
      aria-label={label}
      className={join(styles.ledger, maxColumns !== undefined && styles.most[maxColumns], className)}
    >
      {items.map((item) => (
        <div key={item.id} className={join(styles.cell, layout === 'line' && styles.line)}>
          <dt className={styles.label}>
            {item.icon !== undefined && (
              <span className={join(iconMedium, styles.labelIcon)} aria-hidden="true">
                {item.icon}
              </span>
            )}
            {item.label}
          </dt>
          <dd className={styles.value}>
            {typeof item.value === 'number' ? <Count target={item.value} /> : item.value}
            {item.suffix !== undefined && <span className={styles.suffix}>{item.suffix}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
