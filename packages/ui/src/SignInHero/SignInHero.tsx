import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { messages } from '../messages.ts';
import { RegisterDrawing } from './RegisterDrawing.tsx';
import * as styles from './SignInHero.css.ts';

/** The board beside the sign-in form: what the product is, and a page of the register. On a phone, 222 px on top. */
export function SignInHero() {
  return (
    <aside className={styles.board} aria-label={messages.signIn.about}>
      <div className={styles.brand}>
        <BrandMark />
      </div>
      <div className={styles.pitch}>
        <p className={styles.headline}>{messages.signIn.headline}</p>
        <p className={styles.words}>{messages.signIn.pitch}</p>
      </div>
      <RegisterDrawing />
    </aside>
  );
}
