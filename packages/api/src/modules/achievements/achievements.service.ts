export { earnAchievements } from './earn.writes.ts';
