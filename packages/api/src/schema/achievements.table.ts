import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { dated, id, literals, moment, sortedText } from './columns.ts';
import { users } from './users.table.ts';

const achievementCategories = ['MODULE', 'ATTENDANCE', 'ENGAGEMENT'] as const;

/** What earns an achievement: a first sign-in, lessons done, a whole module, a term with at least a share (0 to 1) of presences. */
export type AchievementRule =
  | { readonly kind: 'first-access' }
  | { readonly kind: 'lessons'; readonly atLeast: number }
  | { readonly kind: 'module'; readonly module: number }
  | { readonly kind: 'attendance'; readonly atLeast: number };

/** Something to earn, worth `xp` points; `icon` is the name of a lucide icon. Without a rule nobody earns it by itself. */
export const achievements = pgTable(
  'achievements',
  {
    id: id(),
    title: sortedText('title').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: achievementCategories }).notNull(),
    xp: smallint('xp').notNull(),
    icon: text('icon').notNull(),
    rule: jsonb('rule').$type<AchievementRule>(),
    position: smallint('position').notNull().default(0),
    ...dated(),
  },
  (t) => [
    check('achievements_category_known', sql`${t.category} in (${literals(achievementCategories)})`),
    check('achievements_xp_positive', sql`${t.xp} >= 0`),
  ],
);

export const userAchievements = pgTable(
  'user_achievements',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    achievement_id: uuid('achievement_id')
      .notNull()
      .references(() => achievements.id, { onDelete: 'cascade' }),
    achieved_at: moment('achieved_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.achievement_id] }),
    index('user_achievements_achievement').on(t.achievement_id),
  ],
);
