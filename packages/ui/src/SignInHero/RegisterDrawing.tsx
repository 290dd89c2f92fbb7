import { messages } from '../messages.ts';
import { DAYS, ROWS, TICKS } from './register.data.ts';
import * as styles from './SignInHero.css.ts';

const texts = messages.signIn.register;

/** A page of the class register with the pencil on today: decoration, hidden from screen readers. */
export function RegisterDrawing() {
  const today = DAYS.length - 1;
  return (
    <div className={styles.drawing} aria-hidden="true">
      <div className={styles.register}>
        <div className={styles.head}>
          <div>
            <div className={styles.className}>{texts.className}</div>
            <span>{texts.subject}</span>
          </div>
          <span>{texts.month}</span>
        </div>
        <div className={styles.headRow}>
          <span className={styles.cell}>{texts.number}</span>
          <span className={styles.cell}>{texts.student}</span>
          {DAYS.map((day, index) => (
            <span key={day} className={index === today ? styles.todayHead : styles.day}>
              {day}
            </span>
          ))}
        </div>
        {ROWS.map(([name, week], position) => (
          <div key={name} className={styles.row}>
            <span className={styles.number}>{position + 1}</span>
            <span className={styles.cell}>{name}</span>
            {DAYS.map((day, index) => (
              <span key={day} className={index === today ? styles.today : styles.day}>
                <Presence mark={week[index]} hand={position * 3 + index * 2} />
              </span>
            ))}
          </div>
        ))}
      </div>
      <Pencil />
    </div>
  );
}

function Presence({ mark, hand }: { mark: string | undefined; hand: number }) {
  if (mark === 'F') return <span className={styles.absent}>{texts.absent}</span>;
  if (mark !== 'v') return null;
  return (
    <svg viewBox="0 0 18 17" className={styles.tick} aria-hidden="true">
      <path d={TICKS[(hand + (hand >> 2)) % TICKS.length]} />
    </svg>
  );
}

function Pencil() {
  return (
    <svg viewBox="0 0 560 40" className={styles.pencil} aria-hidden="true">
      <path d="M0 20 58 2v36z" fill="#e9c9a0" />
      <path d="M0 20 20 13.8v12.4z" fill="#26312c" />
      <path d="M58 2h420v12H64c-5 0-5-7-6-12z" fill="#ffd468" />
      <path d="M58 14h420v12.5H58c3-4 3-8 0-12.5z" fill="#f4bc3f" />
      <path d="M58 26.5h420V38H58c3-4 3-8 0-11.5z" fill="#d69a1c" />
      <path d="M58 2c5 3 5 9 0 12 4 3.5 4 9 0 12.5 4 3 4 8 0 11.5" fill="none" stroke="#b98a4e" strokeWidth="1.2" />
      <path d="M478 2h34v36h-34z" fill="#c9d0cb" />
      <path d="M485 2v36M493 2v36M501 2v36" stroke="#98a39c" strokeWidth="2.5" />
      <path d="M512 2h30a16 16 0 0 1 16 18 16 16 0 0 1-16 18h-30z" fill="#d98b7c" />
      <path d="M512 26h46a16 16 0 0 1-16 12h-30z" fill="#c27566" />
      <text x="340" y="24.5" fontSize="11" fontWeight="700" letterSpacing="2" fill="#7a5200">
        {texts.pencil}
      </text>
    </svg>
  );
}
