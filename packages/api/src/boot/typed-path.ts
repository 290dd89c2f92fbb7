import path from 'node:path';

/** A path as it was typed, absolute: npm runs a package's programs in the package's folder, and says in INIT_CWD where the person stands. */
export const typedPath = (file: string, env: NodeJS.ProcessEnv = process.env): string =>
  path.resolve(env.INIT_CWD ?? process.cwd(), file);
