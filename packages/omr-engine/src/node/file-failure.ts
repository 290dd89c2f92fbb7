import { accessSync, constants, statSync } from 'node:fs';

/** Why a file cannot be opened, in Portuguese; null where it can. */
export function fileFailure(path: string): string | null {
  try {
    if (statSync(path).isDirectory()) return `${path} é uma pasta. Indique os arquivos que estão nela.`;
    accessSync(path, constants.R_OK);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isForbidden = code === 'EACCES' || code === 'EPERM';
    return isForbidden ? `Não há permissão para ler ${path}.` : `Não há arquivo em ${path}. Confira o caminho.`;
  }
}
