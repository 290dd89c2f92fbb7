import type { ReportHeader, SessionUser } from '@caderneta/contract';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDay, formatTime } from '../lib/dates.ts';
import { shellCopy } from './shell.copy.ts';
import * as styles from './shell.css.ts';

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Head of the page on paper: the network's and the school's, as reports have it, and when it was printed. The keys to print wait for it;
 * the browser's own menu does not, and gives the school's name alone the first time.
 */
export function PaperHead({ user }: { user: SessionUser }) {
  const [head, setHead] = useState<ReportHeader | null>(null);
  const [printedAt, setPrintedAt] = useState<string | null>(null);
  useEffect(() => {
    const note = () => {
      const now = new Date();
      flushSync(() => setPrintedAt(`${formatDay(now.toISOString())}, ${formatTime(now)}`));
    };
    const onKeyDown = async (event: KeyboardEvent) => {
      if (!isPrintKey(event) || head !== null) return;
      event.preventDefault();
      try {
        const { fetchReportHeader } = await import('../parts/paper/fetch-report-header.ts');
        const found = await fetchReportHeader();
        flushSync(() => setHead(found));
      } catch {
        // Without a connection what fetches it may be missing too: the school's name does.
      }
      window.print();
    };
    window.addEventListener('beforeprint', note);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('beforeprint', note);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [head]);
  const school = user.profiles[0]?.institution?.name;
  const known = head?.lines ?? (school === undefined ? [] : [school]);
  const lines = known.length > 0 ? known : [shellCopy.product];
  return (
    <header className={styles.paperHead}>
      {head?.logo && <img src={head.logo} alt="" className={styles.paperLogo} />}
      <div className={styles.paperLines}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p>{printedAt}</p>
    </header>
  );
}
