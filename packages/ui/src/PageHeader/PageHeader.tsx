import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { messages } from '../messages.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Where 'Voltar' leads. Prefer it to `onBack`: a link can be opened in another tab. */
  backHref?: string;
  onBack?: () => void;
  /** At most one primary button. On a phone they take a line of their own. */
  actions?: ReactNode;
}

/** The head of a screen: its only h1, the way back, what can be done with the whole screen. */
export function PageHeader({ title, subtitle, backHref, onBack, actions }: PageHeaderProps) {
  const text = <span className={styles.backText}>{messages.back}</span>;
  return (
    <div className={styles.header}>
      {backHref !== undefined ? (
        <LinkButton href={backHref} size="compact" icon={<ArrowLeft />} className={styles.back}>
          {text}
        </LinkButton>
      ) : (
        onBack !== undefined && (
          <Button onPress={onBack} size="compact" icon={<ArrowLeft />} className={styles.back}>
            {text}
          </Button>
        )
      )}
      <div className={styles.titles}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle !== undefined && subtitle !== null && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
      {actions !== undefined && actions !== null && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
