/** What the browser says of its line (`navigator.connection`), where it says anything. */
export interface Line {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
  /** Megabits a second. */
  readonly downlink?: number;
}

/** A minute of WAV is 1.9 MB: on less than this it takes over ten seconds. Megabits a second. */
const SLOW_MBPS = 1.5;

/** MP3 on a slow line or where data is dear, WAV otherwise: it loses nothing. */
export function chooseFormat(line: Line | undefined): 'wav' | 'mp3' {
  if (line === undefined) return 'wav';
  const isSlow = line.effectiveType !== undefined && line.effectiveType !== '4g';
  return line.saveData || isSlow || (line.downlink ?? Number.POSITIVE_INFINITY) < SLOW_MBPS ? 'mp3' : 'wav';
}
