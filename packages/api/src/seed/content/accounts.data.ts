import type { DemoAccount } from '@caderneta/contract';

/** The one password of every account of the demonstration. It follows the rules that new passwords must follow. */
export const demoPassword = 'Caderneta@2026';

/** One account a role, as the sign-in page of a demonstration lists them. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'MASTER', name: 'Marina Teixeira', email: 'marina.teixeira@santaaurora.edu.br', password: demoPassword },
  {
    role: 'MUNICIPALITY',
    name: 'Helena Guimarães',
    email: 'helena.guimaraes@santaaurora.edu.br',
    password: demoPassword,
  },
  { role: 'MANAGER', name: 'Sérgio Brandão', email: 'sergio.brandao@santaaurora.edu.br', password: demoPassword },
  { role: 'TEACHER', name: 'Lúcia Prado', email: 'lucia.prado@santaaurora.edu.br', password: demoPassword },
  { role: 'STUDENT', name: 'Ana Beatriz Moura', email: 'ana.moura@aluno.santaaurora.edu.br', password: demoPassword },
];
