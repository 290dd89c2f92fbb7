import { lazySection } from '../../../parts/lazy/LazyPart.tsx';

/** What a class did by skill, fetched when its tab is opened: few look at it, and it brings as much as the rest of the results. */
export const SkillsTab = lazySection(async () => (await import('./screens/SkillsPanel.tsx')).SkillsPanel);
