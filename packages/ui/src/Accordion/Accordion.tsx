import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading } from 'react-aria-components';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  title: string;
  /** At the end of the title's line, in a few words: '3 de 9'. */
  aside?: string;
  children: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Default true: opening one leaves the others as they are. */
  allowsSeveral?: boolean;
  /** The level of the titles within the page. Default 3. */
  level?: 2 | 3 | 4;
}

/** Questions and answers, or parts rarely needed. What everyone needs stays open on the page. */
export function Accordion({ items, allowsSeveral = true, level = 3 }: AccordionProps) {
  return (
    <DisclosureGroup allowsMultipleExpanded={allowsSeveral}>
      {items.map((item) => (
        <Disclosure key={item.id} id={item.id} className={styles.item}>
          {({ isExpanded }) => (
            <>
              <Heading level={level} className={styles.heading}>
                <Button slot="trigger" className={styles.trigger}>
                  <span className={styles.words}>
                    <span className={styles.title}>{item.title}</span>
                    {item.aside !== undefined && <span className={styles.aside}>{item.aside}</span>}
                  </span>
                  <span className={join(iconSlot, styles.sign)} aria-hidden="true">
                    {isExpanded ? <Minus /> : <Plus />}
                  </span>
                </Button>
              </Heading>
              <DisclosurePanel>
                <div className={styles.answer}>{item.children}</div>
              </DisclosurePanel>
            </>
          )}
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
