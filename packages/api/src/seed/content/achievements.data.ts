import type { AchievementRule, achievements } from '../../schema/achievements.table.ts';

type Category = (typeof achievements.$inferSelect)['category'];

export interface AchievementContent {
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  readonly xp: number;
  readonly icon: string;
  readonly rule: AchievementRule;
}

/** Worth 300 XP together: the goal of level 1. */
export const achievementContents: readonly AchievementContent[] = [
  {
    title: 'Primeiro Acesso',
    description: 'Entre no sistema pela primeira vez.',
    category: 'ENGAGEMENT',
    xp: 10,
    icon: 'key-round',
    rule: { kind: 'first-access' },
  },
  {
    title: 'Primeiros Passos',
    description: 'Conclua a sua primeira aula.',
    category: 'ENGAGEMENT',
    xp: 10,
    icon: 'footprints',
    rule: { kind: 'lessons', atLeast: 1 },
  },
  {
    title: 'Participante Ativo',
    description: 'Conclua 10 aulas, de qualquer módulo.',
    category: 'ENGAGEMENT',
    xp: 15,
    icon: 'message-circle',
    rule: { kind: 'lessons', atLeast: 10 },
  },
  {
    title: 'No Embalo',
    description: 'Conclua 20 aulas, de qualquer módulo.',
    category: 'ENGAGEMENT',
    xp: 15,
    icon: 'flame',
    rule: { kind: 'lessons', atLeast: 20 },
  },
  {
    title: 'Percurso Completo',
    description: 'Conclua todas as aulas dos quatro módulos.',
    category: 'ENGAGEMENT',
    xp: 60,
    icon: 'trophy',
    rule: { kind: 'lessons', atLeast: 40 },
  },
  {
    title: 'Primeiro Módulo',
    description: 'Conclua as 8 aulas de Leitura e compreensão.',
    category: 'MODULE',
    xp: 25,
    icon: 'book-open',
    rule: { kind: 'module', module: 1 },
  },
  {
    title: 'Bom de Conta',
    description: 'Conclua as 8 aulas de Números no dia a dia.',
    category: 'MODULE',
    xp: 25,
    icon: 'calculator',
    rule: { kind: 'module', module: 2 },
  },
  {
    title: 'Olhar Curioso',
    description: 'Conclua as 8 aulas de Ciência, ambiente e saúde.',
    category: 'MODULE',
    xp: 25,
    icon: 'microscope',
    rule: { kind: 'module', module: 3 },
  },
  {
    title: 'Cidadania em Dia',
    description: 'Conclua as 16 aulas de Cidadania e vida digital.',
    category: 'MODULE',
    xp: 40,
    icon: 'landmark',
    rule: { kind: 'module', module: 4 },
  },
  {
    title: 'Sempre Presente',
    description: 'Termine um bimestre com frequência de 95% ou mais.',
    category: 'ATTENDANCE',
    xp: 30,
    icon: 'calendar-check',
    rule: { kind: 'attendance', atLeast: 0.95 },
  },
  {
    title: 'Nenhuma Falta',
    description: 'Termine um bimestre sem nenhuma falta.',
    category: 'ATTENDANCE',
    xp: 45,
    icon: 'medal',
    rule: { kind: 'attendance', atLeast: 1 },
  },
];
