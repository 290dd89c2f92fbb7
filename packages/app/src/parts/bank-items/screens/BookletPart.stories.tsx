import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { BookletPart } from './BookletPart.tsx';

const server = new StoryServer();

/** What a camera notes in a JPEG that it laid on its left side: orientation 6. */
const turned = [
  ...[0xff, 0xe1, 0, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
  ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
];

/** A photo of 40 × 20 pixels that is seen as 20 × 40. */
async function photo(): Promise<string> {
  const canvas = new OffscreenCanvas(40, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 10);
  const laid = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
  const bytes = Uint8Array.from([...laid.slice(0, 2), ...turned, ...laid.slice(2)]);
  return URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
}

const meta = {
  title: 'Telas/Partes/Caderno de questões',
  id: 'part-booklet',
  component: BookletPart,
  decorators: [aroundStory],
  args: {
    assessment: {
      ...{ id: 'prova', title: 'Prova do banco', institution_id: 'i', key_shape: [1] },
      class: { id: 't', grade: '5º Ano', section: 'B', academic_year: 2026 },
    } as never,
    numbering: 'restart',
  },
  beforeEach: async () => {
    const picture = { id: 'f', name: 'foto.jpg', size: 900, type: 'image/jpeg', url: await photo() };
    const question = { group: 0, question: 1, statement: 'O que se vê?', options: ['Uma torre', 'Um rio'], picture };
    return server.answer({
      'GET /assessments/prova/booklet': { data: { questions: [question], order: null } },
      'GET /settings/report-header': { data: { lines: ['Rede'], logo: null } },
    })();
  },
} satisfies Meta<typeof BookletPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAPhotoOfACamera: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gerar caderno' }));
    const link = await canvas.findByRole('link', { name: 'Baixar caderno' });
    const pdf = await (await fetch((link as HTMLAnchorElement).href)).text();
    // In the PDF it stands as it is seen.
    await expect(/\/Subtype \/Image[^>]*/.exec(pdf)?.[0]).toMatch(/\/Width 20\s+\/Height 40/);
  },
};
