import { formatMoment } from '@caderneta/contract';

const cards = (count: number): string =>
  count === 1 ? '1 código de acesso foi criado' : `${count} códigos de acesso foram criados`;

/** What people read of codes for the first access. */
export const accessMessages = {
  cardsMade: (name: string, count: number) => ({
    title: 'Cartões de acesso',
    message: `${cards(count)} na turma ${name}.`,
  }),
  newerCodes: (at: string, by: string | null) =>
    `Há códigos gerados em ${formatMoment(at)}${by === null ? '' : ` por ${by}`} que ainda não foram usados. Nada foi gerado: confira a lista antes de gerar de novo.`,
  reset: (name: string) => ({
    title: 'Acesso redefinido',
    message: `O acesso de ${name} foi redefinido e as suas sessões foram encerradas.`,
  }),
  inactive: 'Este usuário está inativo. Ative-o antes de redefinir o acesso.',
  notInClass: { field: 'student_profile_ids', message: 'Há um aluno que não é desta turma' },
} as const;
