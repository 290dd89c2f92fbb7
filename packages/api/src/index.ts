export { buildServer, type ServerParts } from './boot/build-server.ts';
export { startPostgres } from './database/supervisor/index.ts';
export type { FileStore } from './files/file-store.ts';
export { createFolderStore } from './files/folder-store.ts';
export type { Clock, RequestLimits, ServerConfig } from './server/context/server-config.ts';
