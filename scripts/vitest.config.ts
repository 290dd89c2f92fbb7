import { nodeProject } from '../vitest.node.ts';

export default nodeProject('scripts', { include: ['**/*.test.ts'] });
