export type { FileStore } from './files/file-store.ts';
export { createFolderStore } from './files/folder-store.ts';
export { buildServer, type ServerParts } from './server/build-server.ts';
export type { Clock, RequestLimits, ServerConfig } from './server/server-config.ts';
