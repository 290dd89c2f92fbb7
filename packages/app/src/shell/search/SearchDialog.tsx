import { type PaletteGroup, SearchPalette } from '@caderneta/ui';
import { ClipboardCheck, GraduationCap, LayoutDashboard, School, Zap } from 'lucide-react';
import { useState } from 'react';
import { searchCopy as texts } from './search.copy.ts';
import type { SearchReach } from './search-targets.ts';
import { useSearch } from './use-search.ts';

export interface SearchDialogProps {
  reach: SearchReach;
  onClose: () => void;
}

/** The search through everything within one's reach. */
export function SearchDialog({ reach, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState('');
  const found = useSearch(typed, reach);
  const groups: PaletteGroup[] = [
    { id: 'pupils', label: texts.groups.pupils, icon: <GraduationCap />, items: found.pupils },
    { id: 'classes', label: texts.groups.classes, icon: <School />, items: found.classes },
    { id: 'assessments', label: texts.groups.assessments, icon: <ClipboardCheck />, items: found.assessments },
    { id: 'actions', label: texts.groups.actions, icon: <Zap />, items: found.actions },
    { id: 'screens', label: texts.groups.screens, icon: <LayoutDashboard />, items: found.screens },
  ];
  return (
    <SearchPalette
      label={texts.label}
      placeholder={texts.placeholder}
      value={typed}
      onChange={setTyped}
      onClose={onClose}
      groups={groups}
      isLoading={found.isLoading}
      emptyText={found.isShort ? texts.hint : found.isOffline ? texts.offline : texts.nothing}
    />
  );
}
