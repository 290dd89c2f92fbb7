import { nodeProject } from '../../vitest.node.ts';

export default nodeProject('app', { include: ['src/**/*.test.ts', 'test/**/*.test.ts'] });
