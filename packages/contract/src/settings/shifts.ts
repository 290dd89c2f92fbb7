export const shiftNames = ['MORNING', 'AFTERNOON', 'EVENING', 'FULL_DAY'] as const;
export type ShiftName = (typeof shiftNames)[number];
export const shiftLabels: Record<ShiftName, string> = {
  MORNING: 'Manhã',
  AFTERNOON: 'Tarde',
  EVENING: 'Noite',
  FULL_DAY: 'Integral',
};
