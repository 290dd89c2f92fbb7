import { nodeProject } from '../../vitest.node.ts';

export default nodeProject('omr-engine', {
  // A photo takes half a second to make, several on a machine that does other things.
  testTimeout: 60_000,
  include: ['src/**/*.test.ts', 'test-kit/**/*.test.ts', 'field-kit/**/*.test.ts', 'bench/**/*.test.ts'],
});
