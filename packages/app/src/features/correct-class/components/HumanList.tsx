import type { KeyVersion } from '@caderneta/contract';
import { Button, LinkButton } from '@caderneta/ui';
import { classCopy } from '../correct-class.copy.ts';
import { markOf } from '../machine/class-roll.ts';
import type { BatchPage, ClassRun } from '../machine/class-run.state.ts';
import type { ClassRunHook } from '../reading/use-class-run.ts';
import * as styles from './class.css.ts';
import { nameOf } from './pupil-names.ts';
import { SheetQuestionCard } from './SheetQuestionCard.tsx';

/** A saved page whose pupil's sheet waits for decisions. */
const isInReview = (run: ClassRun, { state }: BatchPage): boolean =>
  state.name === 'saved' && markOf(run.roll, state.student).status === 'IN_REVIEW';

/** Pages that a person must look at, in the order of the file. */
const humanPages = (run: ClassRun): BatchPage[] =>
  run.pages.filter((page) => ['asking', 'unread', 'foreign'].includes(page.state.name) || isInReview(run, page));

function PageFailure({ run, page, hrefOf }: { run: ClassRun; page: BatchPage; hrefOf: (student: string) => string }) {
  const { state } = page;
  if (state.name === 'unread') return <p className={styles.pageText}>{state.message}</p>;
  if (state.name === 'foreign') return <p className={styles.pageText}>{classCopy.words.foreign(state.code)}</p>;
  if (state.name !== 'saved') return null;
  return (
    <>
      <p className={styles.pageText}>{classCopy.files.doubtful(nameOf(run, state.student))}</p>
      <div className={styles.acts}>
        <LinkButton size="compact" href={hrefOf(state.student)}>
          {classCopy.files.review}
        </LinkButton>
      </div>
    </>
  );
}

/** What needs a human: each page with its picture, why, and what can be done. */
export function HumanList({ hook, hrefOf }: { hook: ClassRunHook; hrefOf: (student: string) => string }) {
  const { state, send, files } = hook;
  const texts = classCopy.files;
  const pages = humanPages(state);
  if (pages.length === 0) return null;
  const answer = (page: number, student: string | null, version?: KeyVersion) =>
    send({ type: 'page-answered', page, student, version });
  return (
    <>
      <h2 className={styles.humanTitle}>{texts.humanCount(pages.length)}</h2>
      <ol className={styles.human} aria-label={texts.human}>
        {pages.map((page) => {
          const name = texts.page(page.name, page.number);
          const url = files.pictures.get(page.id);
          const picture = url ? <img className={styles.picture} src={url} alt={texts.picture(name)} /> : <span />;
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
      </ol>
    </>
  );
}
