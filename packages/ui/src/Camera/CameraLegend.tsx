import { messages } from '../messages.ts';
import * as styles from './CameraView.css.ts';

const rings = [
  { id: 'correct', stroke: '#2fcb88', dash: undefined },
  { id: 'wrong', stroke: '#ff7a62', dash: undefined },
  { id: 'review', stroke: '#f4bc3f', dash: '4 2' },
] as const;

/** What the rings over the sheet mean. */
export function CameraLegend() {
  return (
    <div className={styles.legend}>
      {rings.map(({ id, stroke, dash }) => (
        <span key={id} className={styles.legendItem}>
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <circle cx="7" cy="7" r="5" fill="none" stroke={stroke} strokeWidth="2.4" strokeDasharray={dash} />
          </svg>
          {messages.answerTable.statuses[id]}
        </span>
      ))}
    </div>
  );
}
