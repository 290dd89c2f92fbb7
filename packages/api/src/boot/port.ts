import { createServer } from 'node:net';

/**
 * Whether somebody listens on the port already. Asked before a first start spends its time on seeding; the server's own
 * `listen` has the last word.
 */
export function isPortTaken(port: number, host: string): Promise<boolean> {
  if (port === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });
}

export function portTakenMessage(port: number): string {
  return `A porta ${port} já está em uso por outro programa. Escolha outra, por exemplo: PORT=${port + 1} npm start`;
}
