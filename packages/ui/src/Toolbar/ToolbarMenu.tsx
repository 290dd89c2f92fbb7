import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { messages } from '../messages.ts';

export interface ToolbarAction {
  id: string;
  label: string;
  icon: ReactNode;
  onAction: () => void;
}

/** On a phone, the ways to take the list away, behind one button. */
export function ToolbarMenu({ actions }: { actions: readonly ToolbarAction[] }) {
  return <Menu trigger={<IconButton framed label={messages.toolbar.more} icon={<Ellipsis />} />} items={actions} />;
}
