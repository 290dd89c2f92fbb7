/** Interval at which the bell polls, ms, and how many of each kind it asks for. */
export const bellPollMs = 60_000;
export const bellLimit = 20;
