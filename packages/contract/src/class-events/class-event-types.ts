export const classEventTypes = ['EXAM', 'EXERCISE', 'ACTIVITY', 'OTHER'] as const;
export type ClassEventType = (typeof classEventTypes)[number];
export const classEventTypeLabels: Record<ClassEventType, string> = {
  EXAM: 'Prova',
  EXERCISE: 'Exercício',
  ACTIVITY: 'Atividade',
  OTHER: 'Outro',
};
