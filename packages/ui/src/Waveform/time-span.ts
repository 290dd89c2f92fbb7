/** A stretch of the recording, in seconds from its start. */
export interface TimeSpan {
  startSeconds: number;
  endSeconds: number;
}
