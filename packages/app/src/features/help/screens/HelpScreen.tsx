import { EmptyState, PageHeader, SearchField, TextLink } from '@caderneta/ui';
import { useSearchParams } from 'react-router-dom';
import { helpOf, helpParam } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { GuidePage } from '../components/GuidePage.tsx';
import * as styles from '../components/guides.css.ts';
import { type FoundGuide, findGuides, guideOf } from '../find-guides.ts';
import { findQuestions } from '../find-questions.ts';
import { helpCopy } from '../help.copy.ts';
import { FaqContent } from './FaqContent.tsx';

const SEARCH = 'busca';

function GuideList({ found }: { found: readonly FoundGuide[] }) {
  if (found.length === 0) return null;
  return (
    <section className={styles.list} aria-label={helpCopy.guides}>
      <h2 className={styles.listTitle}>{helpCopy.guides}</h2>
      <ul className={styles.links}>
        {found.map(({ id, title }) => (
          <li key={id}>
            <TextLink standalone href={helpOf(id)}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The help: the page of the screen that '?' was pressed on, or all pages and questions, with a search. The pages need no connection. */
export default function HelpScreen() {
  const { role } = useUser();
  const [address, setAddress] = useSearchParams();
  const search = address.get(SEARCH) ?? '';
  const guide = guideOf(address.get(helpParam), role);
  const found = findGuides(role, search);
  if (guide !== null) {
    return (
      <>
        <PageHeader title={guide.title} subtitle={helpCopy.guides} />
        <GuidePage guide={guide} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={helpCopy.title} subtitle={helpCopy.lead} />
      <SearchField
        label={helpCopy.search}
        placeholder={helpCopy.searchPlaceholder}
        value={search}
        onChange={(value) => setAddress(value === '' ? {} : { [SEARCH]: value }, { replace: true })}
        className={styles.search}
      />
      <GuideList found={found} />
      <FaqContent
        narrow={(categories) => findQuestions(categories, search)}
        nothing={found.length > 0 ? null : <EmptyState isSearch title={helpCopy.notFound(search)} />}
      />
    </>
  );
}
