/** Texts of a school's settings. */
export const institutionCopy = {
  none: 'Sua conta não está ligada a uma escola.',
  school: {
    title: 'Dados da escola',
    name: 'Nome',
    director: 'Diretor(a)',
    inep: 'Código INEP',
    inepHint: '8 números',
    phone: 'Telefone',
    email: 'E-mail',
    address: 'Endereço',
  },
  shifts: {
    title: 'Turnos',
    add: 'Adicionar turno',
    none: 'Nenhum turno cadastrado.',
    name: 'Turno',
    starts: 'Início',
    ends: 'Fim',
    remove: (n: number) => `Remover turno ${n}`,
    item: (n: number) => `Turno ${n}`,
  },
  days: {
    title: 'Dias não letivos',
    lead: 'Nestes dias não há chamada. Os dias do município valem também.',
    add: 'Adicionar dia',
    none: 'Nenhum dia cadastrado.',
    date: 'Data',
    reason: 'Motivo',
    remove: (n: number) => `Remover dia ${n}`,
    item: (n: number) => `Dia ${n}`,
  },
} as const;
