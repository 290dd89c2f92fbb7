const reasons: Readonly<Record<string, string>> = {
  EACCES: 'este usuário do sistema não tem permissão',
  EPERM: 'este usuário do sistema não tem permissão',
  EROFS: 'o disco só permite leitura',
  ENOSPC: 'o disco está cheio',
  ENOTDIR: 'há um arquivo onde deveria haver uma pasta',
  EEXIST: 'há um arquivo onde deveria haver uma pasta',
  EISDIR: 'há uma pasta onde deveria haver um arquivo',
};

/** What keeps a file or folder from being used, in Portuguese, with its path. */
export function fileFailureText({ code, path, message }: NodeJS.ErrnoException): string {
  const reason = reasons[code ?? ''];
  return reason === undefined ? message : `${reason} (${path ?? message})`;
}
