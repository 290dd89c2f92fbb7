import pg from 'pg';
import { growClass } from './support/big-class.ts';
import { countInputs, inputsFor } from './support/inputs.ts';
import { accounts, test as base, expect, signIn } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';

const PUPILS = 35;

/** The demonstration's main class with 35 pupils, and a day with lessons on which no roll was taken. */
const test = base.extend<object, { big: { classId: string; day: string } }>({
  big: [
    async ({ databaseUrl }, use) => {
      const classId = await growClass(databaseUrl, PUPILS);
      const database = new pg.Client({ connectionString: databaseUrl });
      await database.connect();
      const { rows } = await database.query<{ day: string }>(
        `delete from attendance where class_id = $1
         and date = (select max(date) from attendance where class_id = $1 and date < current_date) returning date::text as day`,
        [classId],
      );
      await database.end();
      await use({ classId, day: rows[0]?.day ?? '' });
    },
    { scope: 'worker' },
  ],
});

test.describe('A class of 35', { tag: '@full' }, () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('the roll takes a tap an absent pupil, and two more', async ({ page, big }) => {
      await countInputs(page);
      // The roll is of the day of the lesson.
      await page.clock.setFixedTime(new Date(`${big.day}T13:00:00Z`));
      await signIn(page, accounts.teacher);
      await page.goto(`/app/class/${big.classId}?aba=alunos&dia=${big.day}`);
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(PUPILS);
      const absent = [2, 9, 17, 26, 34];
      const { taps, keys } = await inputsFor(page, async () => {
        await page.getByRole('tab', { name: 'Frequência' }).tap();
        await expect(page.getByText(`${PUPILS} presentes`)).toBeVisible();
        for (const index of absent) await page.getByRole('switch').nth(index).tap();
        await expect(page.getByText(`${absent.length} ausentes`)).toBeVisible();
        await page.getByRole('button', { name: 'Salvar frequência' }).tap();
        await expect(page.getByText(`Frequência salva: ${PUPILS - 5} presentes, 5 ausentes.`)).toBeVisible();
      });
      expect(taps).toBe(absent.length + 2);
      expect(keys).toBe(0);
    });
  });

  test('35 grades take four keys each, and no mouse', async ({ page, big, databaseUrl }) => {
    await countInputs(page);
    await signIn(page, accounts.teacher);
    await page.goto(`/app/class/${big.classId}?aba=notas`);
    const cells = page.getByRole('textbox', { name: /, 2º sem\.$/ });
    const { taps, keys } = await inputsFor(page, async () => {
      await tabTo(page, page.getByRole('button', { name: /Escopo/ }));
      await page.keyboard.type('Sem');
      await tabTo(page, page.getByRole('button', { name: /Período/ }));
      await page.keyboard.type('2');
      await tabTo(page, cells.first());
    });
    expect(taps).toBe(0);
    expect(keys).toBeLessThan(60);
    const typed = await inputsFor(page, async () => {
      for (let index = 0; index < PUPILS; index += 1) {
        for (const key of ['7', '5', 'Enter', 'Enter']) await page.keyboard.press(key);
      }
      await expect(page.getByText(/^Salvo às /)).toBeVisible();
      await expect(page.getByText(`${PUPILS} de ${PUPILS}`).first()).toBeVisible();
    });
    expect(typed).toEqual({ taps: 0, keys: 4 * PUPILS });
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const stored = async () => {
      const { rows } = await database.query(
        `select score::float from grades where class_id = $1 and scope = 'SEMESTER' and period_index = 2`,
        [big.classId],
      );
      return rows.map(({ score }) => score);
    };
    await expect.poll(stored).toEqual(Array.from({ length: PUPILS }, () => 7.5));
    await database.end();
  });
});
