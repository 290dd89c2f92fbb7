import { isAllowed } from '../../packages/app/allowed-licences.mjs';
import { installedPackages } from '../lockfile.mjs';

/** What is installed with the product is carried with it; what the app's bundle takes of it, its build looks at more closely. */
export const licences = {
  name: 'every installed package may be carried',
  repair: 'Use another package, or say in packages/app/allowed-licences.mjs why this one may be carried.',
  run(root) {
    const installed = installedPackages(root);
    const refused = installed.flatMap(({ name, version, licence = 'UNLICENSED' }) =>
      isAllowed(name, licence, 'server') ? [] : [`package-lock.json: ${name} ${version}: ${licence}`],
    );
    return { ok: installed.length > 0 && refused.length === 0, output: refused.join('\n') };
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
