import { nodeProject } from '../../vitest.node.ts';

export default nodeProject('api', {
  globalSetup: ['src/database/testing/global-setup.ts'],
  // Real servers and a disk that flushes: a busy machine needs more than the default five seconds.
  testTimeout: 30_000,
  hookTimeout: 60_000,
});
