import type { ImportResult, ImportRole } from '@caderneta/contract';
import { Button, Card, LinkButton } from '@caderneta/ui';
import { hrefTo } from '../../../lib/paths.ts';
import { importCopy } from '../people-import.copy.ts';
import * as styles from './people-import.css.ts';

export interface ImportDoneProps {
  role: ImportRole;
  result: ImportResult;
  onAgain: () => void;
}

/** What was taken in, and where to go from here. */
export function ImportDone({ role, result, onAgain }: ImportDoneProps) {
  const texts = importCopy;
  const isStudents = role === 'STUDENT';
  return (
    <Card className={styles.stack}>
      <h2 className={styles.title}>{texts.doneTitle}</h2>
      <p role="status" className={styles.good}>
        {texts.done(result.created, role)}
      </p>
      {isStudents && <p>{`${texts.enrolled(result.enrolled)} ${texts.schoolEmails(result.school_emails)}`}</p>}
      {result.skipped.length > 0 && <p>{texts.skipped(result.skipped)}</p>}
      <div className={styles.bar}>
        <LinkButton href={hrefTo(isStudents ? 'students' : 'teachers')}>
          {isStudents ? texts.toStudents : texts.toTeachers}
        </LinkButton>
        {isStudents && <LinkButton href={hrefTo('accessCards')}>{texts.toCards}</LinkButton>}
        <Button onPress={onAgain}>{texts.again}</Button>
      </div>
    </Card>
  );
}
