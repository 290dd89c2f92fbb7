import { questionId, type ScaleFindings } from '@caderneta/contract';
import { Badge, Card, Table } from '@caderneta/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { networkScaleCopy } from '../network-scale.copy.ts';
import * as styles from './network-scale.css.ts';

const texts = networkScaleCopy.anchors;
const columns = [
  { id: 'other', label: texts.columns.other, isRowHeader: true },
  { id: 'base', label: texts.columns.base, narrow: 'fold' },
  { id: 'difference', label: texts.columns.difference, align: 'end', narrow: 'fold' },
  { id: 'state', label: texts.columns.state, narrow: 'end' },
] as const;

/** The questions by which an exam came to its scale, and those that did not keep their place. */
export function AnchorTable({ findings: { items, anchors } }: { findings: ScaleFindings }) {
  // As the levels name them, though all of the common ones may stand in the first column.
  const hasColumns = items.some(({ group }) => group > 0) || anchors.some(({ base }) => base.group > 0);
  const drifted = anchors.filter(({ has_drifted }) => has_drifted).length;
  return (
    <Card as="section" aria-labelledby="scale-anchors" className={styles.section}>
      <h2 id="scale-anchors" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.quiet}>{drifted === 0 ? texts.drifts(0) : `${texts.drifts(drifted)} ${texts.hint}`}</p>
      <Table
        label={texts.title}
        columns={columns}
        rows={anchors.map(({ base, other, difference, has_drifted }) => ({
          id: questionId(other),
          name: networkScaleCopy.question(other, hasColumns),
          detail: networkScaleCopy.question(base, hasColumns),
          cells: {
            other: networkScaleCopy.question(other, hasColumns),
            base: networkScaleCopy.question(base, hasColumns),
            difference: texts.signed(difference),
            state: has_drifted ? (
              <Badge tone="warning" icon={<TriangleAlert />}>
                {texts.drifted}
              </Badge>
            ) : (
              <Badge tone="success" icon={<CircleCheck />}>
                {texts.held}
              </Badge>
            ),
          },
        }))}
      />
    </Card>
  );
}
