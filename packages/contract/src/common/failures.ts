/** Every failure that a call can answer: HTTP status and the Portuguese message that a person reads. */
export const failures = {
  'invalid-request': { status: 400, message: 'Alguns campos precisam de correção.' },
  'invalid-json': { status: 400, message: 'O pedido não pôde ser entendido. Recarregue a página e tente de novo.' },
  'invalid-credentials': { status: 401, message: 'E-mail ou senha incorretos.' },
  'session-missing': { status: 401, message: 'Sessão expirada. Faça login novamente.' },
  'session-invalid': { status: 401, message: 'Sessão inválida ou expirada. Entre novamente.' },
  'user-inactive': { status: 403, message: 'Este usuário está inativo. Procure a secretaria da sua escola.' },
  forbidden: { status: 403, message: 'Você não possui permissão para acessar esta área.' },
  'not-grantable': { status: 403, message: 'Você só pode conceder permissões que possui.' },
  'discipline-not-yours': { status: 403, message: 'Esta disciplina é de outra pessoa nesta turma.' },
  'not-found': { status: 404, message: 'Registro não encontrado.' },
  'route-not-found': { status: 404, message: 'Endereço não encontrado.' },
  'version-conflict': {
    status: 409,
    message: 'Este registro foi alterado por outra pessoa. Recarregue para ver a versão atual.',
  },
  'already-exists': { status: 409, message: 'Já existe um registro igual a este.' },
  'in-use': { status: 409, message: 'Este registro está em uso e não pode ser removido.' },
  'class-exists': { status: 409, message: 'Já existe uma turma com esta série, letra e ano letivo nesta instituição.' },
  'last-master': { status: 409, message: 'Este é o único Master ativo. Sem ele ninguém administraria o sistema.' },
  'key-missing': { status: 409, message: 'Antes de corrigir, salve o gabarito desta avaliação.' },
  'posting-closed': { status: 409, message: 'Este período não está aberto para lançamento.' },
  'idempotency-mismatch': {
    status: 409,
    message: 'O envio anterior foi gravado. Confira a lista antes de salvar de novo.',
  },
  'recording-not-kept': { status: 409, message: 'A gravação não foi guardada.' },
  'reset-invalid': { status: 410, message: 'Este link não vale mais. Peça um novo em "Esqueci minha senha".' },
  'access-code-invalid': {
    status: 410,
    message: 'Matrícula, e-mail ou código incorretos, ou o código não vale mais. Peça um novo código à escola.',
  },
  'import-invalid': { status: 422, message: 'Há linhas com problemas. Nada foi importado.' },
  'body-too-large': { status: 413, message: 'O arquivo é grande demais.' },
  'unsupported-media': { status: 415, message: 'Este tipo de arquivo não é aceito.' },
  'score-out-of-range': { status: 422, message: 'A nota deve estar entre 0 e 100.' },
  'too-many-requests': { status: 429, message: 'Muitas tentativas. Aguarde um minuto e tente de novo.' },
  'server-busy': { status: 503, message: 'O servidor está ocupado. Aguarde um pouco e tente de novo.' },
  'storage-full': {
    status: 507,
    message:
      'O servidor está sem espaço em disco, e nada foi gravado. Avise quem o administra e tente de novo mais tarde.',
  },
  maintenance: { status: 503, message: 'O sistema está em manutenção. Tente de novo mais tarde.' },
  'database-unavailable': {
    status: 503,
    message: 'O banco de dados não respondeu, e este pedido não foi confirmado. Tente de novo em alguns segundos.',
  },
  unexpected: {
    status: 500,
    message: 'Algo deu errado do nosso lado. Tente de novo; se continuar, informe o código do erro.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureCode = keyof typeof failures;

/** A field that did not pass, as `errors[]` lists it. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A field that a form and the stored record say otherwise, in words; null where one has nothing. */
export interface ConflictingField {
  readonly label: string;
  readonly theirs: string | null;
  readonly mine: string | null;
}

/** What somebody else changed while a form was open. */
export interface RecordConflict {
  /** Who changed the record last. */
  readonly by: string;
  /** When, ISO 8601; null where nothing was written down. */
  readonly at: string | null;
  /** Labels of what was changed meanwhile. */
  readonly changed: readonly string[];
  /** Every field that the form would store otherwise than it stands. */
  readonly fields: readonly ConflictingField[];
}

/** An expected failure as a value: what a service returns instead of throwing. */
export interface Failure {
  readonly ok: false;
  readonly code: FailureCode;
  /** Replaces the code's own message where more can be said. */
  readonly message?: string;
  readonly errors?: readonly FieldError[];
  /** Of a 'version-conflict', the records as they are stored now. */
  readonly current?: readonly unknown[];
  /** And, of one record, what the form and the record say otherwise. */
  readonly conflict?: RecordConflict;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | Failure;

export const succeed = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const fail = (code: FailureCode, extra: Omit<Failure, 'ok' | 'code'> = {}): Failure => ({
  ok: false,
  code,
  ...extra,
});
