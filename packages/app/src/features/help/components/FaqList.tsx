import type { FaqCategory } from '@caderneta/contract';
import { Accordion } from '@caderneta/ui';
import { helpCopy } from '../help.copy.ts';
import * as styles from './faq-list.css.ts';

/** Categories, each with its questions to unfold. */
export function FaqList({ categories }: { categories: readonly FaqCategory[] }) {
  return (
    <div className={styles.list}>
      {categories.map((category) => (
        <section key={category.id} aria-labelledby={`faq-${category.id}`}>
          <div className={styles.head}>
            <h2 id={`faq-${category.id}`}>{category.name}</h2>
            <span className={styles.count}>{helpCopy.count(category.faqs.length)}</span>
          </div>
          {category.faqs.length === 0 ? (
            <p className={styles.none}>{helpCopy.emptyCategory}</p>
          ) : (
            <Accordion
              items={category.faqs.map((faq) => ({
                id: faq.id,
                title: faq.question,
                children: <p className={styles.answer}>{faq.answer}</p>,
              }))}
            />
          )}
        </section>
      ))}
    </div>
  );
}
