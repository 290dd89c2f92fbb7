/** Longest recording that is analysed, seconds: a class's longest text takes five minutes. */
export const LONGEST_RECORDING_S = 600;
