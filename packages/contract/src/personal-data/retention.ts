/** How long what has a term is retained. Server, app and the page 'Privacidade' take the terms from here. */
export const retention = {
  /** A session ends so long after its sign-in, however often it is used. */
  sessionDays: 30,
  /** Ended sessions, used links and codes, and imports, for whoever asks what happened. */
  endedDays: 90,
  /** What a write answered, so that sending it again answers the same. */
  repeatedWriteDays: 30,
  /** A report's file, from when it was made. */
  reportFileHours: 24,
  /** What the list of reports says of a file that is gone. */
  reportListDays: 30,
  /** Who saw whose record. */
  viewMonths: 12,
  /** Recordings of readings: the shortest and the longest term that a network may set. */
  recordingMonths: { least: 1, most: 60 },
  /** How many days, weeks and months that have a backup retain one. */
  backups: { days: 7, weeks: 4, months: 12 },
  /** Answers of the server that a device holds for use without a connection. */
  deviceDays: 30,
} as const;
