import { DateSegment, type DateSegmentProps } from 'react-aria-components';
import * as styles from './DatePart.css.ts';
import { type Filling, useFillingReport } from './use-partial-value.ts';

export interface DatePartProps {
  segment: DateSegmentProps['segment'];
  /** Hears how much of the whole field is filled. */
  onFilling: (filling: Filling) => void;
}

/** Day, month, year, hour or minute of a field that is typed in parts. */
export function DatePart({ segment, onFilling }: DatePartProps) {
  useFillingReport(segment.type, onFilling);
  return <DateSegment segment={segment} className={styles.segment} />;
}
