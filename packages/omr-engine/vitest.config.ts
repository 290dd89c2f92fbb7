import { nodeProject } from '../../vitest.node.ts';

export default nodeProject('omr-engine', {
  include: ['src/**/*.test.ts', 'test-kit/**/*.test.ts', 'field-kit/**/*.test.ts', 'bench/**/*.test.ts'],
});
