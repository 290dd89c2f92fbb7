import { ChevronRight } from 'lucide-react';
import { Link } from 'react-aria-components';
import { messages } from '../messages.ts';
import { iconSmall } from '../theme/icon.css.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Absent for a group that is no place of its own, and for the last one: here. */
  href?: string;
}

export interface BreadcrumbsProps {
  items: readonly Crumb[];
}

/** Where this screen is, from the outermost group to here. The way one step back is the PageHeader's 'Voltar'. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <nav aria-label={messages.breadcrumbs}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.crumb}>
            {item.href !== undefined && index < last ? (
              <Link href={item.href} className={styles.link}>
                {item.label}
              </Link>
            ) : (
              <span
                aria-current={index === last ? 'page' : undefined}
                className={index === last ? styles.here : undefined}
              >
                {item.label}
              </span>
            )}
            {index < last && (
              <span className={iconSmall}>
                <ChevronRight aria-hidden="true" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
