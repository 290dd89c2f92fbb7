// What opens over the page, and nobody sees before it is opened: one part of the program, apart from what is painted first.
export { BellPanel } from '../Bell/BellPanel.tsx';
export { MenuSurface } from '../Menu/MenuSurface.tsx';
export { Select } from '../Select/Select.tsx';
export { RailTip } from '../Sidebar/RailTip.tsx';
export { SidebarDrawer } from '../Sidebar/SidebarDrawer.tsx';
export { ToastArea } from '../Toasts/ToastArea.tsx';
