import { nodeProject } from '../../vitest.node.ts';

export default nodeProject('reading-engine', {
  include: ['src/**/*.test.ts', 'test-kit/**/*.test.ts', 'bench/**/*.test.ts'],
});
