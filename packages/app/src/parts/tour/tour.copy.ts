import type { Role } from '@caderneta/contract';
import type { ScreenId } from '../../lib/paths.ts';

/** One stop of the tour: what is there, and the screen whose help tells more. */
export interface TourStop {
  readonly title: string;
  readonly text: string;
  readonly screen: ScreenId;
}

const help: TourStop = {
  title: 'Ajuda onde você está',
  text: 'O ? no alto de cada tela abre a ajuda dela, também sem internet.',
  screen: 'help',
};

/** The first run of each role that has a start of its own. */
export const tours: Readonly<Partial<Record<Role, readonly TourStop[]>>> = {
  MASTER: [
    {
      title: 'A rede em números',
      text: 'Cada número do painel abre a lista do que ele conta.',
      screen: 'dashboardMaster',
    },
    {
      title: 'Quem pode o quê',
      text: 'Em Perfis e Permissões você decide o que cada perfil, ou cada pessoa, pode fazer.',
      screen: 'permissions',
    },
    help,
  ],
  MUNICIPALITY: [
    {
      title: 'Quem está em atraso',
      text: 'O painel começa pelas escolas com turmas sem chamada hoje.',
      screen: 'dashboardMunicipality',
    },
    { title: 'Relatórios', text: 'Frequência, notas e boletins, em planilha e em papel.', screen: 'reports' },
    help,
  ],
  MANAGER: [
    {
      title: 'O que faço agora?',
      text: 'O painel começa pelas turmas sem chamada e pelos alunos em risco.',
      screen: 'dashboardManager',
    },
    {
      title: 'Turmas e pessoas',
      text: 'Em Turmas você atribui professores; em Usuários, cadastra e importa pessoas.',
      screen: 'classes',
    },
    help,
  ],
  TEACHER: [
    {
      title: 'A próxima aula',
      text: 'O painel começa por ela, com o botão Fazer chamada. Sem internet, a chamada é enviada depois.',
      screen: 'dashboardTeacher',
    },
    {
      title: 'Corrigir pela câmera',
      text: 'Aponte o celular para as folhas de resposta: o aparelho lê as marcas na hora.',
      screen: 'sheetCorrection',
    },
    help,
  ],
  STUDENT: [
    {
      title: 'O seu dia',
      text: 'O painel mostra a aula de agora, as últimas notas e o que vem pela frente.',
      screen: 'dashboardStudent',
    },
    { title: 'Notas e faltas', text: 'Todas as notas do ano, por disciplina, e cada falta.', screen: 'myGrades' },
    help,
  ],
};

export const tourCopy = {
  title: 'Conheça a Caderneta',
  at: (at: number, all: number) => `${at} de ${all}`,
  more: 'Ver a ajuda',
  leave: 'Deixar para depois',
  next: 'Próximo',
  done: 'Concluir',
} as const;
