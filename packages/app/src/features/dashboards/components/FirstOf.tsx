import { Button, LinkButton } from '@caderneta/ui';
import { type ReactNode, useState } from 'react';
import { dashboardsCopy } from '../dashboards.copy.ts';
import * as styles from './dashboard.css.ts';

/** How many of a list a panel shows until all are asked for. */
const FIRST = 3;

export interface FirstOfProps<Row> {
  rows: readonly Row[];
  /** Names the button where a page has several: 'Alunos em risco'. */
  of: string;
  /** false: all are shown. Default true. */
  isCut?: boolean;
  /** Where all of them are listed, if these are only the first: the way there stands below instead. */
  all?: { label: string; href: string } | undefined;
  /** Draws the rows that are shown. */
  children: (shown: readonly Row[]) => ReactNode;
}

/** The first three of a list, and below them the button that shows all of it. */
export function FirstOf<Row>({ rows, of, isCut = true, all, children }: FirstOfProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  if (isCut && all !== undefined) {
    return (
      <>
        {children(rows.slice(0, FIRST))}
        <div className={styles.all}>
          <LinkButton variant="quiet" block href={all.href}>
            {all.label}
          </LinkButton>
        </div>
      </>
    );
  }
  if (!isCut || rows.length <= FIRST) return <>{children(rows)}</>;
  const text = isWhole ? dashboardsCopy.showFewer : dashboardsCopy.showAll;
  return (
    <>
      {children(isWhole ? rows : rows.slice(0, FIRST))}
      <div className={styles.all}>
        <Button
          variant="quiet"
          block
          aria-expanded={isWhole}
          aria-label={`${text}: ${of}`}
          onPress={() => setWhole(!isWhole)}
        >
          {text}
        </Button>
      </div>
    </>
  );
}
