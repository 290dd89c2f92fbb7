import { runTool } from './run-tool.mjs';

/** dependency-cruiser: which package, layer and module may import which. */
export const imports = {
  name: 'imports',
  repair: 'Edit the file before the arrow; what may import what is in .dependency-cruiser.cjs.',
  async run(root) {
    const result = await runTool(root, 'dependency-cruiser/bin/dependency-cruise.mjs', [
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'packages',
    ]);
    const cruised = /(\d+) modules?, (\d+) dependenc/.exec(result.output);
    // A run that resolved no import between files would pass on anything.
    if (result.ok && !(cruised && Number(cruised[2]) > 0))
      return { ok: false, output: `no dependency was resolved\n${result.output}` };
    return result;
  },
  violation: {
    'packages/ui/src/planted.ts': "import { roles } from '@caderneta/contract';\nexport const first = roles[0];\n",
    'packages/contract/src/planted.ts': "import { missing } from './nowhere.ts';\nexport const gone = missing;\n",
    'packages/app/src/features/planted/planted.ts':
      "import { other } from '../planted-too/planted-too.ts';\nexport const crossed = other;\n",
    'packages/app/src/features/planted-too/planted-too.ts': 'export const other = 1;\n',
    'packages/app/src/lib/planted.ts':
      "import { other } from '../features/planted-too/planted-too.ts';\nexport const up = other;\n",
    'packages/api/src/modules/planted/planted.routes.ts':
      "import { hidden } from '../planted-too/planted-too.repository.ts';\nexport const seen = hidden;\n",
    'packages/api/src/modules/planted-too/planted-too.repository.ts': 'export const hidden = 1;\n',
    'packages/api/src/modules/planted-too/planted-too.service.ts':
      "export { hidden } from './planted-too.repository.ts';\n",
    'packages/api/src/modules/planted-too/planted-too.writes.ts':
      "import { hidden } from './planted-too.service.ts';\nexport const round = hidden;\n",
    'packages/api/src/boot/planted.ts':
      "import { hidden } from '../modules/planted-too/planted-too.repository.ts';\nexport const booted = hidden;\n",
    'packages/api/src/server/query/planted.ts':
      "import { hidden } from '../../modules/planted-too/planted-too.service.ts';\nexport const above = hidden;\n",
    'packages/omr-engine/src/stages/planted.ts':
      "import { host } from '../node/planted.ts';\nexport const platform = host;\n",
    'packages/omr-engine/src/node/planted.ts': "export const host = 'node';\n",
    'packages/api/src/planted-deep.ts':
      "import { pageOf } from '../../contract/src/common/envelope.ts';\nexport const deep = pageOf;\n",
    'packages/contract/src/planted-a.ts': "import { b } from './planted-b.ts';\nexport const a = b;\n",
    'packages/contract/src/planted-b.ts': "import { a } from './planted-a.ts';\nexport const b = a;\n",
  },
  expects: [
    /ui-depends-on/,
    /resolves/,
    /no-cross-feature/,
    /lib-below-features/,
    /no-cross-module/,
    /modules-through-services/,
    /services-are-for-other-modules/,
    /server-below-modules/,
    /stages-know-no-platform/,
    /packages-only-through-entry-points/,
    /no-circular/,
  ],
};
