import { Check, Info, TriangleAlert, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './Toasts.css.ts';
import { DEFAULT_DURATION_MS, toastQueue } from './toast-queue.ts';

const ICONS = { success: <Check />, error: <X />, warning: <TriangleAlert />, info: <Info /> };

/** The messages that show, over the page. */
export function ToastArea() {
  return (
    <ToastRegion queue={toastQueue} aria-label={messages.toasts.region} className={styles.region}>
      {({ toast }) => {
        const { tone, message, durationMs = DEFAULT_DURATION_MS, action } = toast.content;
        return (
          <Toast toast={toast} className={styles.toast}>
            <ToastContent className={styles.content}>
              <span className={join(iconSlot, styles.disc, styles.tones[tone])} aria-hidden="true">
                {ICONS[tone]}
              </span>
              <div className={styles.words}>
                <Text slot="title" className={styles.message}>
                  <span className={visuallyHidden}>{`${messages.toasts.tones[tone]}: `}</span>
                  {message}
                </Text>
                {action && (
                  <Button
                    size="compact"
                    onPress={() => {
                      toastQueue.close(toast.key);
                      action.onPress();
                    }}
                  >
                    {action.label}
                  </Button>
                )}
              </div>
            </ToastContent>
            <IconButton slot="close" label={messages.toasts.close} icon={<X />} />
            <span
              aria-hidden="true"
              className={join(styles.bar, styles.barTones[tone])}
              style={{ '--toast-duration': `${durationMs}ms` } as CSSProperties}
            />
          </Toast>
        );
      }}
    </ToastRegion>
  );
}
