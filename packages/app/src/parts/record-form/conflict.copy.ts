/** Texts of what two people changed. */
export const conflictCopy = {
  title: (by: string) => `${by} salvou este registro enquanto você o editava`,
  what: (when: string | null, changed: readonly string[]) =>
    `${[when === null ? '' : `Em ${when}`, changed.join(', ')].filter((part) => part !== '').join(': ')}${when === null && changed.length === 0 ? '' : '. '}Nada do que você digitou foi salvo ainda.`,
  values: 'O que difere',
  field: 'Campo',
  mine: 'O seu',
  theirs: (by: string) => `Salvo por ${by}`,
  empty: 'em branco',
  keepMine: 'Manter o meu',
  useTheirs: 'Usar o dela',
} as const;
