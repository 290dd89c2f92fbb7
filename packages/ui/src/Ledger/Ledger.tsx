import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { join } from '../theme/compose-class.ts';
import { iconMedium } from '../theme/icon.css.ts';
import * as styles from './Ledger.css.ts';

export interface LedgerItem {
  id: string;
  label: string;
  /** A number is written in pt-BR; anything else is shown as it is. */
  value: ReactNode;
  icon?: ReactNode;
  /** After the value, smaller: '%'. */
  suffix?: string;
  /** Where the list behind it is: the whole cell leads there. */
  href?: string | undefined;
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

const written = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 2 });

/** Counters that share one frame, divided by hairlines. For a series over time use a chart; for a list, Table. */
export function Ledger({ items, label, maxColumns, layout = 'stack', className }: LedgerProps) {
  return (
    <dl
      aria-label={label}
      className={join(styles.ledger, maxColumns !== undefined && styles.most[maxColumns], className)}
    >
      {items.map((item) => (
        <div
          key={item.id}
          className={join(styles.cell, layout === 'line' && styles.line, item.href !== undefined && styles.leads)}
        >
          <dt className={styles.label}>
            {item.icon !== undefined && (
              <span className={join(iconMedium, styles.labelIcon)} aria-hidden="true">
                {item.icon}
              </span>
            )}
            {item.href === undefined ? (
              item.label
            ) : (
              // As words of a line: what a finger meets is the cell.
              <span>
                <Link href={item.href} className={styles.link}>
                  {item.label}
                </Link>
              </span>
            )}
          </dt>
          <dd className={styles.value}>
            {typeof item.value === 'number' ? written(item.value) : item.value}
            {item.suffix !== undefined && <span className={styles.suffix}>{item.suffix}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
