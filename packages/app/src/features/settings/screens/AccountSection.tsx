import * as styles from '../components/settings.css.ts';
import { AccountForm } from './AccountForm.tsx';
import { NotificationSwitches } from './NotificationSwitches.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

/** What everybody decides for the own account. */
export function AccountSection() {
  return (
    <div className={styles.panel}>
      <AccountForm />
      <PasswordForm />
      <SessionList />
      <NotificationSwitches />
    </div>
  );
}
