/** What can keep the embedded PostgreSQL from running; every message is in Portuguese and says what to do. */
export type SupervisorFailureCode =
  | 'platform-unsupported'
  | 'binaries-unusable'
  | 'no-unprivileged-user'
  | 'data-folder-unusable'
  | 'data-folder-in-use'
  | 'initdb-failed'
  | 'password-missing'
  | 'start-failed'
  | 'unreachable';

export interface SupervisorFailure {
  ok: false;
  code: SupervisorFailureCode;
  message: string;
}

const OTHER_SERVER = 'Como alternativa, indique um PostgreSQL 18 já instalado em DATABASE_URL.';

function failure(code: SupervisorFailureCode, message: string): SupervisorFailure {
  return { ok: false, code, message };
}

export const failures = {
  platformUnsupported: (platform: string) =>
    failure('platform-unsupported', `Não há PostgreSQL embutido para esta plataforma (${platform}). ${OTHER_SERVER}`),
  packageMissing: (name: string) =>
    failure('binaries-unusable', `O pacote ${name} não está instalado. Execute "npm ci" de novo. ${OTHER_SERVER}`),
  binariesUnusable: (detail: string) =>
    failure('binaries-unusable', `Os programas do PostgreSQL não puderam ser usados: ${detail}. ${OTHER_SERVER}`),
  noUnprivilegedUser: () =>
    failure(
      'no-unprivileged-user',
      `O PostgreSQL não roda como root e esta máquina não tem os usuários "postgres" nem "nobody". ${OTHER_SERVER}`,
    ),
  folderUnusable: (folder: string, detail: string) =>
    failure(
      'data-folder-unusable',
      `A pasta de dados ${folder} não pode ser usada: ${detail}. Indique outra pasta em CADERNETA_DATA.`,
    ),
  inUse: (folder: string, ownerPid: number | undefined) => {
    const owner = ownerPid === undefined ? '' : ` (processo ${ownerPid})`;
    return failure(
      'data-folder-in-use',
      `A pasta de dados ${folder} já está em uso por outra instância da Caderneta${owner}. Encerre-a antes de iniciar outra, ou indique outra pasta em CADERNETA_DATA.`,
    );
  },
  initdbFailed: (folder: string, detail: string) =>
    failure('initdb-failed', `Não foi possível criar o banco de dados em ${folder}: ${detail}`),
  passwordMissing: (file: string) =>
    failure(
      'password-missing',
      `A senha do banco de dados, guardada em ${file}, falta ou não confere. Restaure esse arquivo de uma cópia de segurança.`,
    ),
  startFailed: (folder: string, detail: string) =>
    failure('start-failed', `O PostgreSQL não iniciou em ${folder}: ${detail}`),
  unreachable: (folder: string, detail: string) =>
    failure('unreachable', `O PostgreSQL de ${folder} está em execução mas não responde: ${detail}`),
};
