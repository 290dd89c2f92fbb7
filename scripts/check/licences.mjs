import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowed } from '../../packages/app/allowed-licences.mjs';

/** The name of a package of the lockfile: an alias says it, else the folder. */
const nameOf = (path, { name }) => name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What is installed with the product is carried with it; what the app's bundle takes of it, its build looks at more closely. */
export const licences = {
  name: 'every installed package may be carried',
  repair: 'Use another package, or say in packages/app/allowed-licences.mjs why this one may be carried.',
  run(root) {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const carried = Object.entries(packages).filter(
      ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
    );
    const refused = carried.flatMap(([path, entry]) => {
      const name = nameOf(path, entry);
      const licence = entry.license ?? 'UNLICENSED';
      return isAllowed(name, licence, 'server') ? [] : [`package-lock.json: ${name} ${entry.version}: ${licence}`];
    });
    return { ok: carried.length > 0 && refused.length === 0, output: refused.join('\n') };
  },
  violation: {
    'package-lock.json': JSON.stringify({
      packages: {
        'node_modules/fine': { version: '1.0.0', license: 'MIT' },
        'node_modules/planted': { version: '2.0.0', license: 'AGPL-3.0-only' },
        'node_modules/fine/node_modules/silent': { version: '3.0.0' },
        'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0', dev: true },
      },
    }),
  },
  expects: [/planted 2\.0\.0: AGPL-3\.0-only/, /silent 3\.0\.0: UNLICENSED/],
};
