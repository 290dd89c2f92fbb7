import { createServer } from 'node:net';

export interface ListenAt {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
}

/**
 * Why the server cannot listen there, in Portuguese; null where it can. Asked before a first start spends its time on seeding; the server's
 * own `listen` has the last word.
 */
export function listenFailure({ port, host }: ListenAt): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(listenFailureText(error, { port, host })));
    probe.listen({ port, host }, () => probe.close(() => resolve(null)));
  });
}

const otherHost = 'Use HOST=localhost, para esta máquina só, ou HOST=0.0.0.0, para as outras também';

export function listenFailureText(error: NodeJS.ErrnoException, { port, host }: ListenAt): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `A porta ${port} já está em uso por outro programa. Escolha outra, por exemplo: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `O sistema não deixa este usuário abrir a porta ${port}: as menores que 1024 costumam ser do administrador. Escolha outra, por exemplo: PORT=3000 npm start`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `Não há máquina com o nome ${host}, dado em HOST. ${otherHost}.`;
    case 'EADDRNOTAVAIL':
      return `O endereço ${host}, dado em HOST, não é desta máquina. ${otherHost}.`;
    default:
      return `Não foi possível abrir a porta ${port} em ${host}: ${error.message}. Confira PORT e HOST.`;
  }
}
