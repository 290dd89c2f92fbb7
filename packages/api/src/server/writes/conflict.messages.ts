/** What is said of a record that somebody else changed meanwhile. */
export const conflictMessages = {
  somebody: 'Outra pessoa',
  changed: (by: string, when: string, fields: readonly string[]) =>
    `${by} alterou este registro em ${when}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}. Salve de novo para manter o seu, ou cancele para ficar com o que está salvo.`,
  field: (by: string, now: string | null) =>
    now === null ? `${by} deixou este campo vazio.` : `${by} mudou para “${now}”.`,
} as const;
