import type { PupilAccess } from '@caderneta/contract';
import { formatDay, formatTime } from '../../lib/dates.ts';
import { counted } from '../../lib/numbers.ts';

/** Texts of Cartões de acesso. */
export const accessCardsCopy = {
  title: 'Cartões de acesso',
  subtitle: 'Imprima os códigos de primeiro acesso de uma turma. Quem já tem senha não recebe cartão.',
  pick: { title: 'Escolha a turma', message: 'Os alunos e a situação do acesso de cada um aparecem aqui.' },
  loadFailed: 'Erro ao carregar os alunos da turma',
  none: 'Nenhum aluno nesta turma.',
  list: 'Acesso dos alunos da turma',
  columns: { name: 'Aluno', matricula: 'Matrícula', email: 'E-mail', state: 'Acesso' },
  states: { READY: 'Com senha', CODE: 'Código entregue', NONE: 'Sem acesso', INACTIVE: 'Inativo' } satisfies Record<
    PupilAccess['state'],
    string
  >,
  codeUntil: (day: string) => `Código entregue, vale até ${day}`,
  empty: '—',
  missing: (count: number) => `Gerar para ${counted(count, 'aluno sem acesso', 'alunos sem acesso')}`,
  all: (count: number) => `Gerar de novo para ${counted(count, 'aluno sem senha', 'alunos sem senha')}`,
  /** Of codes that are out, made at one time by one person. */
  renews: (at: string, by: string | null) =>
    `Códigos gerados em ${formatDay(at)} às ${formatTime(new Date(at))}${by === null ? '' : ` por ${by}`} ainda não foram usados. Gerar de novo faz com que deixem de valer.`,
  made: (count: number) => `${counted(count, 'cartão gerado', 'cartões gerados')}`,
  shown: 'Imprima agora: estes códigos não serão mostrados de novo.',
  print: 'Imprimir',
  back: 'Voltar à turma',
  failed: 'Falha ao gerar os cartões',
} as const;
