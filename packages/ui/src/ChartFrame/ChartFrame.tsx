import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { join } from '../theme/compose-class.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './ChartFrame.css.ts';
import { type ChartRows, ChartTable } from './ChartTable.tsx';
import { chartCopy } from './chart.copy.ts';

/** What every chart takes. */
export interface ChartProps {
  /** A heading that names the chart: 'Distribuição de Usuários'. */
  title: string;
  /** What is counted: 'Participação de cada perfil no total'. */
  description?: string;
  /** Level of the heading. Default 2: a part of the screen. */
  headingLevel?: 2 | 3 | 4;
  /** Replaces the sentence that is made from the values for who cannot see the drawing. */
  summary?: string;
  /** Default 'Sem dados para o gráfico.' */
  emptyText?: string;
  className?: string;
}

interface FrameProps extends Omit<ChartProps, 'summary'> {
  summary: string;
  table: ChartRows;
  isEmpty: boolean;
  children: ReactNode;
}

/** Title, what is counted, the drawing or its table, and the sentence that stands for it. */
export function ChartFrame({
  title,
  description,
  headingLevel = 2,
  summary,
  emptyText = chartCopy.empty,
  className,
  table,
  isEmpty,
  children,
}: FrameProps) {
  const [showsTable, setShowsTable] = useState(false);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const verb = showsTable ? chartCopy.showChart : chartCopy.showTable;
  return (
    <figure className={join(styles.frame, className)} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {isEmpty && <p className={join(styles.body, styles.empty)}>{emptyText}</p>}
      {!isEmpty && showsTable && <ChartTable caption={title} {...table} />}
      {!isEmpty && !showsTable && (
        <div className={styles.body}>
          <p className={visuallyHidden}>{summary}</p>
          {children}
        </div>
      )}
      {!isEmpty && (
        <Button
          variant="quiet"
          size="compact"
          className={styles.toggle}
          icon={showsTable ? <ChartColumn /> : <Table2 />}
          aria-label={`${verb}: ${title}`}
          onPress={() => setShowsTable(!showsTable)}
        >
          <span className={styles.toggleText}>{verb}</span>
        </Button>
      )}
    </figure>
  );
}
