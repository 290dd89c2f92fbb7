import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** On the roll of today: back to the nearest day with lessons, which is no weekend, holiday or recess. Gives it as 'dd/mm/yyyy'. */
export async function openLessonDay(page: Page): Promise<string> {
  const save = page.getByRole('button', { name: 'Salvar frequência' });
  const closed = page.getByText('Neste dia não se salva chamada.');
  for (let days = 0; days < 60; days++) {
    await page.getByRole('button', { name: 'Dia anterior' }).click();
    await expect(save.or(closed)).toBeVisible();
    // Of a weekend nobody says that there was a lesson.
    if (!(await page.getByText(/^\d+ presentes?$/).isVisible())) continue;
    const label = await page.getByRole('list', { name: /^Chamada de / }).getAttribute('aria-label');
    return (label ?? '').replace('Chamada de ', '');
  }
  throw new Error('no day with lessons in two months');
}
