import type { Viewer } from '@caderneta/contract';
import type { SidebarGroup } from '@caderneta/ui';
import { SearchDialog } from '../shell/search/SearchDialog.tsx';
import { reachOf } from './search-reach.ts';

export interface SearchEverythingProps {
  viewer: Viewer;
  groups: readonly SidebarGroup[];
  onClose: () => void;
}

/** The search, over what this viewer reaches. Apart from the frame, since it names calls and forms that the frame does not need. */
export const SearchEverything = ({ viewer, groups, onClose }: SearchEverythingProps) => (
  <SearchDialog reach={reachOf(viewer, groups)} onClose={onClose} />
);
