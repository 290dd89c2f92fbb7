/** Pixels from the start of one bar to the next. */
export const BAR_STEP = 4.2;
export const BAR_WIDTH = 2.6;

/**
 * As many bars as fit `width` pixels, each the highest of the peaks it stands for, so that no loud moment is lost.
 *
 * @param peaks 0 (silence) to 1, evenly spaced in time; others are clipped.
 * @returns Heights of 0 to 1.
 */
export function waveBars(peaks: readonly number[], width: number): number[] {
  const count = Math.max(0, Math.floor(width / BAR_STEP));
  if (peaks.length === 0) return [];
  return Array.from({ length: count }, (_bar, index) => {
    const start = Math.floor((index / count) * peaks.length);
    const end = Math.max(start + 1, Math.floor(((index + 1) / count) * peaks.length));
    const highest = Math.max(0, ...peaks.slice(start, end).filter(Number.isFinite));
    return Math.min(1, highest);
  });
}

/** Minutes and seconds as a clock shows them: 76.4 is '1:16'. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
