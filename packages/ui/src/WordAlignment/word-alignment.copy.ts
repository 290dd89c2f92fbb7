export const wordAlignmentCopy = {
  empty: 'Sem texto para alinhar.',
  legend: 'Legenda',
  now: 'Agora',
  substituted: 'Rever pronúncia',
  missing: 'Possivelmente não lida',
  inserted: 'A mais',
  pause: 'Pausa',
  sample: 'palavra',
  sampleNow: 'lida',
  plus: '+',
  readAs: (read: string) => `leu “${read}”`,
  longPause: 'Pausa longa',
} as const;
