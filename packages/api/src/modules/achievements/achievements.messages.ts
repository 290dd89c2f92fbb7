/** What people read of what they earned. */
export const achievementMessages = {
  earned: (earned: readonly { readonly title: string; readonly xp: number }[]) => ({
    title: earned.length === 1 ? 'Conquista desbloqueada' : 'Conquistas desbloqueadas',
    message: `Você conquistou ${earned.map(({ title, xp }) => `${title} (+${xp} XP)`).join(', ')}.`,
  }),
} as const;
