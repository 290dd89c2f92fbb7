import { X } from 'lucide-react';
import { Dialog, Link, Modal, ModalOverlay } from 'react-aria-components';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarGroups } from './SidebarGroups.tsx';
import type { SidebarProps } from './sidebar-item.ts';

/** The menu of a phone, over the page. */
export function SidebarDrawer({ brandHref, groups, isOpen, onClose }: SidebarProps) {
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
      className={styles.drawerScrim}
    >
      <Modal className={styles.drawer}>
        <Dialog aria-label={messages.menu.main} className={styles.drawerDialog}>
          <div className={styles.drawerHead}>
            <Link href={brandHref} onPress={onClose} className={styles.brand} aria-label={messages.appName}>
              <BrandMark />
            </Link>
            <IconButton onDark label={messages.menu.close} icon={<X />} onPress={onClose} />
          </div>
          <nav aria-label={messages.menu.main} style={{ display: 'contents' }}>
            <SidebarGroups groups={groups} isRail={false} onGo={onClose} />
          </nav>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
