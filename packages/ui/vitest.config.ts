import { nodeProject } from '../../vitest.node.ts';

// Rules without a screen. The widgets themselves are tested in a browser: see .storybook/vitest.config.ts.
export default nodeProject('ui', {
  include: [
    'src/**/*.test.ts',
    'test/**/*.test.ts',
    '../../.storybook/compare-look.test.ts',
    '../../.storybook/{site,pictures}/*.test.ts',
    // Named: what excludes long tests does not reach outside of this package.
    ...(process.env.CADERNETA_FULL ? ['../../.storybook/built.full.test.ts'] : []),
  ],
});
