import { useId } from 'react';
import { messages } from '../messages.ts';
import { vars } from '../theme/contract.css.ts';
import * as styles from './ModuleProgress.css.ts';

export interface ModuleProgressProps {
  /** Default 'Progresso'. */
  label?: string;
  /** The modules in their order: how many lessons each has (its width) and how many of them are done. */
  modules: readonly { lessons: number; done: number }[];
}

/** The done part of a segment: drawn, not laid over and clipped. A class has hundreds of segments, and each clip is a layer to scroll. */
const filling = ({ lessons, done }: { lessons: number; done: number }) => {
  const share = lessons === 0 ? 0 : Math.min(done, lessons) / lessons;
  return `linear-gradient(90deg, ${vars.chart1} ${share * 100}%, ${vars.chartTrack} 0)`;
};

/**
 * How far a pupil is through the modules: a segment for each, as wide as its lessons are many. Anything that has no
 * modules is a ProgressBar.
 */
export function ModuleProgress({ label = messages.modules.label, modules }: ModuleProgressProps) {
  const id = useId();
  const lessons = modules.reduce((sum, each) => sum + each.lessons, 0);
  const done = modules.reduce((sum, each) => sum + Math.min(each.done, each.lessons), 0);
  const percent = lessons === 0 ? 0 : Math.round((done / lessons) * 100);
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <span id={id}>{label}</span>
        <span className={styles.value}>{`${percent}%`}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={messages.modules.text(percent, modules)}
        className={styles.track}
      >
        {modules.map((each, index) => {
          const look = { flexGrow: each.lessons, backgroundImage: filling(each) };
          // biome-ignore lint/suspicious/noArrayIndexKey: a module is its place in the order.
          return <span key={index} className={styles.segment} style={look} />;
        })}
      </div>
    </div>
  );
}
