import { type Role, retention, roleLabel, type ViewKind, viewKindLabels } from '@caderneta/contract';

/** Texts of what MASTER does with the data of one person. */
export const personalDataCopy = {
  title: 'Privacidade',
  titleOf: (name: string) => `Privacidade de ${name}`,
  lead: 'Para atender a um pedido da pessoa ou do responsável (LGPD, art. 18).',
  erasedOn: (day: string) =>
    `Os dados foram apagados em ${day}. O que ficou é o registro escolar, e pode ser exportado.`,
  loadFailed: 'Erro ao carregar o que é guardado da pessoa',
  export: 'Exportar dados',
  erase: 'Apagar dados',
  views: {
    title: 'Quem viu',
    failed: 'Erro ao carregar quem viu',
    none: `Ninguém além da própria pessoa viu estes dados nos últimos ${retention.viewMonths} meses.`,
    columns: { viewer: 'Quem', kind: 'O que viu', at: 'Primeira vez no dia' },
    viewer: (name: string, role: Role) => `${name} · ${roleLabel(role)}`,
    kind: (kind: ViewKind) => viewKindLabels[kind],
  },
  erasure: {
    title: (name: string) => `Apagar dados de ${name}`,
    message:
      'A conta acaba e não pode ser restaurada, e a pessoa sai das turmas em que está. Esta ação não poderá ser desfeita. Se a pessoa pediu uma cópia, exporte os dados antes.',
    goes: 'Será apagado',
    stays: 'Fica, e por quê',
    done: 'Dados apagados',
    failed: 'Erro ao apagar os dados',
  },
} as const;
