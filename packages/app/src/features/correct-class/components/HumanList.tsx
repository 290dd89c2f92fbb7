import type { KeyVersion } from '@caderneta/contract';
import { Button, LinkButton, Stack } from '@caderneta/ui';
import { SheetPicture } from '../../../parts/sheet-reading/components/SheetPicture.tsx';
import { classFilesCopy } from '../class-files.copy.ts';
import { classCopy } from '../correct-class.copy.ts';
import type { BatchPage, ClassRun } from '../machine/class-run.state.ts';
import { endOf, type PageEnd } from '../machine/page-counts.ts';
import type { ClassRunHook } from '../reading/use-class-run.ts';
import * as styles from './class.css.ts';
import { nameOf } from './pupil-names.ts';
import { SheetQuestionCard } from './SheetQuestionCard.tsx';

function PageFailure({ run, page, hrefOf }: { run: ClassRun; page: BatchPage; hrefOf: (student: string) => string }) {
  const { state } = page;
  if (state.name === 'unread') return <p className={styles.pageText}>{state.message}</p>;
  if (state.name === 'foreign') return <p className={styles.pageText}>{classCopy.words.foreign(state.code)}</p>;
  if (state.name !== 'saved' && state.name !== 'known') return null;
  return (
    <>
      <p className={styles.pageText}>{classFilesCopy.doubtful(nameOf(run, state.student))}</p>
      <div className={styles.acts}>
        <LinkButton size="compact" href={hrefOf(state.student)}>
          {classFilesCopy.review}
        </LinkButton>
      </div>
    </>
  );
}

interface PagesProps {
  hook: ClassRunHook;
  hrefOf: (student: string) => string;
  title: string;
  label: string;
  pages: readonly BatchPage[];
}

/** Pages with their pictures, why they are here, and what can be done. */
function Pages({ hook, hrefOf, title, label, pages }: PagesProps) {
  const { state, send, files } = hook;
  const texts = classFilesCopy;
  if (pages.length === 0) return null;
  const answer = (page: number, student: string | null, version?: KeyVersion) =>
    send({ type: 'page-answered', page, student, version });
  return (
    <>
      <h2 className={styles.humanTitle}>{title}</h2>
      <Stack as="ol" gap={3} aria-label={label}>
        {pages.map((page) => {
          const name = texts.page(page.name, page.number);
          const url = files.pictures.get(page.id);
          const picture = url ? <SheetPicture url={url} label={texts.picture(name)} /> : null;
          return (
            <li
              key={page.id}
              className={page.state.name === 'asking' ? styles.questionPage : styles.page}
              aria-label={name}
            >
              <p className={styles.pageName}>{name}</p>
              {page.state.name === 'asking' ? (
                <SheetQuestionCard
                  key={page.state.question.kind}
                  run={state}
                  question={page.state.question}
                  answers={page.state.draft.answers}
                  picture={picture}
                  skipLabel={texts.drop}
                  onAnswer={(student, version) => answer(page.id, student, version)}
                />
              ) : (
                <PageFailure run={state} page={page} hrefOf={hrefOf} />
              )}
              {(page.state.name === 'unread' || page.state.name === 'foreign') && (
                <>
                  {picture}
                  <div className={styles.acts}>
                    <Button size="compact" aria-label={texts.dropOf(name)} onPress={() => answer(page.id, null)}>
                      {texts.drop}
                    </Button>
                  </div>
                </>
              )}
            </li>
          );
        })}
      </Stack>
    </>
  );
}

/** What needs a human, and apart from it what is saved and waits for decisions; in the order of the files. */
export function HumanList({ hook, hrefOf }: Pick<PagesProps, 'hook' | 'hrefOf'>) {
  const { state } = hook;
  const texts = classFilesCopy;
  const of = (end: PageEnd) => state.pages.filter((page) => endOf(state, page) === end);
  const [needed, inReview] = [of('needed'), of('inReview')];
  return (
    <>
      <Pages hook={hook} hrefOf={hrefOf} title={texts.humanCount(needed.length)} label={texts.human} pages={needed} />
      <Pages
        hook={hook}
        hrefOf={hrefOf}
        title={texts.reviewCount(inReview.length)}
        label={texts.inReview}
        pages={inReview}
      />
    </>
  );
}
