import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages that are installed with the product: those of the lockfile that are not tools alone.
 * @param {string} root the repository's folder
 * @returns {{ name: string, version: string, licence: string | undefined }[]} an alias by the name of what it stands for
 */
export function installedPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link)
    .map(([folder, { name, version, license }]) => ({
      name: name ?? folder.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }));
}
