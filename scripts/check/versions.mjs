import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each version left in a database is there to be migrated: an update that loses something is seen before it is made. */
export const versions = {
  name: 'every version has its data set',
  repair: 'Run `npm run -w packages/api data-set -- VERSION` with the version that is named, and commit the file.',
  run(root) {
    const named = [...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\S+)/gm)].map(([, name]) => name);
    const missing = named.filter((name) => !existsSync(join(root, 'packages/api/fixtures', `${name}.sql`)));
    return {
      ok: named.length > 0 && missing.length === 0,
      output: missing.map((name) => `CHANGELOG.md: ${name} has no packages/api/fixtures/${name}.sql`).join('\n'),
    };
  },
  violation: { 'CHANGELOG.md': '# Changelog\n\n## 1.0.1\n\n## 1.0.0-rc\n' },
  expects: /1\.0\.1 has no packages\/api\/fixtures\/1\.0\.1\.sql/,
};
