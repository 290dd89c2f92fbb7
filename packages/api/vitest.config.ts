import { nodeProject } from '../../vitest.node.ts';

export default nodeProject('api', {
  globalSetup: ['src/database/testing/global-setup.ts'],
});
