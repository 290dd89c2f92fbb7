import type { RestoreOutcome } from './restore-backup.ts';
import type { BackupSummary } from './write-backup.ts';

const missing = (count: number): string =>
  count === 0 ? '' : ` ${count} arquivo(s) citados no banco não estavam no armazenamento e ficaram de fora.`;

/** What the command line says. */
export const backupMessages = {
  usage: `Uso: npm run -w packages/api backup -- ARQUIVO
     npm run -w packages/api restore -- ARQUIVO [--replace] [--key ARQUIVO-DA-CHAVE]
     npm run -w packages/api backup-key -- ARQUIVO-DA-CHAVE
  backup      grava todas as tabelas e os arquivos, cifrados se houver CADERNETA_BACKUP_KEY; a Caderneta pode estar em uso
  restore     devolve tudo a um banco vazio; com --replace, apaga antes o que houver. Encerre a Caderneta antes.
  backup-key  cria um par de chaves: a privada no arquivo, a pública na tela`,
  written: (file: string, { tables, files, missingFiles }: BackupSummary, isEncrypted: boolean) =>
    `Cópia gravada em ${file} e lida de volta: ${tables} tabelas e ${files} arquivos.${missing(missingFiles.length)} ${isEncrypted ? 'Só a chave privada a abre.' : 'Guarde-a em lugar seguro: ela contém dados pessoais.'}`,
  unreadable: 'ela foi escrita, mas não pôde ser lida de volta. Confira o disco.',
  noKey: (file: string) => `Não há chave privada (AGE-SECRET-KEY-…) em ${file}.`,
  keyMade: (file: string, publicKey: string) =>
    `Chave privada gravada em ${file}. Guarde-a fora deste servidor: sem ela ninguém restaura as cópias.
No servidor: CADERNETA_BACKUP_KEY=${publicKey}`,
  keyFailed: (reason: string) => `A chave não foi criada: ${reason}`,
  restored: (file: string, { tables, files, missingFiles }: Extract<RestoreOutcome, { ok: true }>) =>
    `Cópia de ${file} restaurada: ${tables} tabelas e ${files} arquivos.${missing(missingFiles.length)}`,
  failed: (reason: string) => `A cópia não foi gravada: ${reason}`,
  restoreFailed: (reason: string) => `Nada foi restaurado, e o banco ficou como estava: ${reason}`,
  inUse: 'a Caderneta, ou outro programa dela, está usando este banco de dados. Encerre-a e repita.',
  refused: {
    missing: 'Não há arquivo neste caminho. Confira-o.',
    'not-a-file': 'Isto é uma pasta, e não um arquivo. Indique a cópia de segurança que está nela.',
    forbidden: 'Este arquivo não pode ser lido por este usuário do sistema. Confira as permissões.',
    unreadable: 'Este arquivo não é uma cópia de segurança da Caderneta. Confira o caminho.',
    incomplete: 'Esta cópia está incompleta: a gravação foi interrompida. Use outra.',
    changed: 'Esta cópia está danificada ou foi alterada. Use outra.',
    sealed: 'Esta cópia está cifrada. Indique a chave privada com --key ARQUIVO-DA-CHAVE.',
    'other-key': 'Esta chave não abre a cópia. Confira o arquivo da chave.',
    'unknown-entry': 'Esta cópia contém algo que não é da Caderneta. Use outra.',
    'not-empty': 'O banco de dados já contém uma rede. Para apagá-la e restaurar a cópia, repita com --replace.',
    'newer-version':
      'Esta cópia foi feita por uma versão mais nova da Caderneta. Instale aquela versão e restaure-a com ela.',
    'other-version':
      'Esta cópia foi feita por uma versão que esta não conhece. Restaure-a com aquela versão e depois inicie esta, que atualiza o banco.',
  } satisfies Record<Extract<RestoreOutcome, { ok: false }>['reason'], string>,
};
