import { type ReactNode, useContext, useEffect, useState } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './ComboBox.css.ts';

/** So many rows are drawn at once without a pause, on a cheap phone too. */
const FEW = 60;

type Drawing = typeof import('./virtual-rows.ts');
let known: Drawing | null = null;

/** A list of which only the rows in sight are drawn, where it is long: what does that comes when such a list is first opened. */
export function RowsInSight({ count, children }: { count: number; children: ReactNode }) {
  const [drawing, setDrawing] = useState<Drawing | 'failed' | null>(known);
  // Without a state the rows are only counted and named, not drawn.
  const isDrawn = useContext(ComboBoxStateContext) !== null;
  const isWanted = isDrawn && count > FEW && drawing === null;
  useEffect(() => {
    if (!isWanted) return;
    import('./virtual-rows.ts').then(
      (found) => {
        known = found;
        setDrawing(found);
      },
      () => setDrawing('failed'),
    );
  }, [isWanted]);
  if (!isDrawn) return children;
  if (count <= FEW || drawing === 'failed') return <div className={styles.few}>{children}</div>;
  if (drawing === null)
    return (
      <div className={styles.waiting}>
        <Spinner showLabel />
      </div>
    );
  const { Virtualizer, ListLayout } = drawing;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 44, padding: 6 }}>
      {children}
    </Virtualizer>
  );
}
