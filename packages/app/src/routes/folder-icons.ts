import { type LucideIcon, Users } from 'lucide-react';
import type { routesCopy } from './routes.copy.ts';

/** The pictures of the collapsible entries. */
export const folderIcons: Record<keyof typeof routesCopy.folders, LucideIcon> = { users: Users };
