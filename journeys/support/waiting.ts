import type { Page } from '@playwright/test';

/** The signed-in teacher's first class, and what of it waits for correction: a sheet and a reading, by their ids; '' for none. */
export async function waitingFor(page: Page): Promise<Readonly<Record<'class' | 'sheet' | 'reading', string>>> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.get('/dashboard/teacher', { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as {
    data: { classes: { id: string }[]; to_correct: { assessments: { id: string; format: string }[] } };
  };
  const waiting = (format: string) => data.to_correct.assessments.find((one) => one.format === format)?.id ?? '';
  return { class: data.classes[0]?.id ?? '', sheet: waiting('GABARITO'), reading: waiting('LEITURA') };
}
