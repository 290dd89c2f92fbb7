import { nodeProject } from '../../vitest.node.ts';

// Rules without a screen. The widgets themselves are tested in a browser: see .storybook/vitest.config.ts.
export default nodeProject('ui', {
  include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../../.storybook/**/*.test.ts'],
});
