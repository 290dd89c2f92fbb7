import type { DemoAccount } from '@caderneta/contract';
import { accessCodeCommand } from './program-command.ts';

const ROLE_LABELS: Partial<Record<DemoAccount['role'], string>> = {
  MASTER: 'Master',
  MUNICIPALITY: 'Município',
  MANAGER: 'Diretor(a)',
  TEACHER: 'Professor(a)',
  STUDENT: 'Estudante',
};

export interface Welcome {
  address: string;
  demoAccounts: readonly DemoAccount[];
  firstMasterLink: string | null;
  /** What works less than the configuration asks for. */
  warnings: readonly string[];
  /** File that the log goes to; null: the standard output. */
  logFile: string | null;
}

/** What is printed once the server answers. */
export function welcomeText({ address, demoAccounts, firstMasterLink, warnings, logFile }: Welcome): string {
  const lines = ['', `Caderneta pronta em ${address}`];
  if (demoAccounts.length > 0) {
    const rows = demoAccounts.map(({ role, email, password }) => [ROLE_LABELS[role] ?? role, email, password]);
    lines.push('', 'Rede de demonstração. Contas para entrar (perfil, e-mail, senha):', ...columns(rows));
  }
  if (firstMasterLink !== null) {
    // Whoever keeps the log must not become the Master: where this goes to it, a program gives the link.
    const isLogged = logFile === null;
    lines.push(
      '',
      isLogged
        ? 'Ainda não há usuários. O endereço em que se cria o primeiro Master é dado por:'
        : 'Ainda não há usuários. Crie o primeiro Master neste endereço, que vale uma única vez:',
      `  ${isLogged ? accessCodeCommand() : firstMasterLink}`,
    );
  }
  if (warnings.length > 0) lines.push('', ...warnings);
  if (logFile !== null) lines.push('', `Registro em ${logFile}`);
  lines.push('Para encerrar, pressione Ctrl+C.', '', '');
  return lines.join('\n');
}

function columns(rows: readonly string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
