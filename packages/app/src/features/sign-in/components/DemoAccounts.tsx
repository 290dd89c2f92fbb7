import { type DemoAccount, roleLabel } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import { signInCopy } from '../sign-in.copy.ts';
import * as styles from './entry-page.css.ts';

/** One account a role of the demonstration network; pressing one fills the form. */
export function DemoAccounts({
  accounts,
  onPick,
}: {
  accounts: readonly DemoAccount[];
  onPick: (account: DemoAccount) => void;
}) {
  const texts = signInCopy.demo;
  return (
    <section className={styles.demo} aria-label={texts.title}>
      <h2 className={styles.demoTitle}>{texts.title}</h2>
      <p className={styles.demoText}>{texts.message}</p>
      <ul className={styles.demoList}>
        {accounts.map((account) => (
          <li key={account.email}>
            <Button
              size="compact"
              aria-label={texts.fill(roleLabel(account.role), account.name)}
              onPress={() => onPick(account)}
            >
              {roleLabel(account.role)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
