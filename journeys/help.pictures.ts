import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts, expect, signIn, test } from './support/journey.ts';
import { waitingFor } from './support/waiting.ts';

const FOLDER = new URL('../packages/app/src/features/help/pictures/', import.meta.url);
/** A phone's width, and of its height what shows which screen it is. */
const SIZE = { width: 360, height: 600 } as const;
const QUALITY = 0.5;

/** A screen by its name in `paths`, and its address for the role; in brackets an id that the demonstration gives. */
const shots: Readonly<Record<keyof typeof accounts, Readonly<Record<string, string>>>> = {
  master: {
    dashboardMaster: '/app/dashboard',
    notifications: '/app/notifications',
    users: '/app/users',
    permissions: '/app/perfis-permissoes',
    municipalities: '/app/municipalities',
    skills: '/app/skills',
    sheetModels: '/app/settings/sheet-models',
    sheetModel: '/app/settings/sheet-models/new',
    faqs: '/app/faq',
    settings: '/app/settings',
    lessons: '/app/aulas',
  },
  municipality: {
    dashboardMunicipality: '/app/dashboard/municipality',
    institutions: '/app/institutions',
    scale: '/app/scale',
  },
  manager: {
    dashboardManager: '/app/dashboard/manager',
    yearTurnover: '/app/year-turnover',
    activities: '/app/activities',
    teachers: '/app/users/teachers',
    students: '/app/users/students',
    accessCards: '/app/users/access-cards',
    importPeople: '/app/users/import',
    disciplines: '/app/disciplines',
    questionBank: '/app/question-bank',
    assembleAssessment: '/app/question-bank/assemble',
    reports: '/app/export?relatorio=pupils',
    skillMaps: '/app/export/skills',
  },
  teacher: {
    dashboardTeacher: '/app/dashboard/teacher',
    rollCallStart: '/app/chamada',
    correctionStart: '/app/corrigir',
    classes: '/app/class',
    classArea: '/app/class/[class]?aba=frequencia',
    assessmentResults: '/app/activities/[sheet]/results',
    assessmentReview: '/app/activities/[sheet]/review',
    sheetCorrection: '/app/activities/[sheet]/correction',
    readingCorrection: '/app/activities/[reading]/reading-correction',
    profile: '/app/profile',
  },
  student: {
    dashboardStudent: '/app/dashboard/student',
    myGrades: '/app/my-grades',
    achievements: '/app/achievements',
    lesson: '/app/aulas',
  },
};

/** A screenshot as WebP, as small as a page of help wants it. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const text = await page.evaluate(
    async ({ data, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    { data: png.toString('base64'), quality: QUALITY },
  );
  return Buffer.from(text, 'base64');
}

/** The screens that are asked for, by name. */
const wanted = new Set(process.env.CADERNETA_HELP_PICTURES?.split(','));

test.describe('the pictures of the help', () => {
  test.use({ viewport: SIZE, colorScheme: 'light' });

  for (const [role, all] of Object.entries(shots)) {
    const screens = Object.entries(all).filter(([id]) => wanted.has(id));
    if (screens.length === 0) continue;
    test(role, async ({ page, browser }) => {
      await signIn(page, accounts[role as keyof typeof accounts]);
      const ids: Readonly<Record<string, string>> = role === 'teacher' ? await waitingFor(page) : {};
      const drawing = await (await browser.newContext()).newPage();
      for (const [id, address] of screens) {
        await page.goto(address.replace(/\[(\w+)\]/, (_, name: string) => ids[name] ?? ''));
        if (id === 'lesson') await page.getByRole('main').getByRole('link').first().click();
        await expect(page.locator('main h1').or(page.locator('main h2')).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        const picture = await asWebp(drawing, await page.screenshot());
        await writeFile(new URL(`${id}.webp`, FOLDER), picture);
      }
    });
  }
});
