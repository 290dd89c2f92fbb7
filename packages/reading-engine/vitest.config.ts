import { nodeProject } from '../../vitest.node.ts';

export default nodeProject('reading-engine', {
  // The first synthesis of a file starts a process of its own.
  testTimeout: 60_000,
  include: ['src/**/*.test.ts', 'test-kit/**/*.test.ts', 'bench/**/*.test.ts'],
});
