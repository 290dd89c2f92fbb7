import { type MunicipalitySettings, municipalityDefaults, type RecordConflict } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { LoadedSection } from '../components/LoadedSection.tsx';
import { useMunicipalitySettings } from '../settings.api.ts';
import { MinimumsForm } from './MinimumsForm.tsx';
import { PostingForm } from './PostingForm.tsx';

const server = new StoryServer();
const conflict: RecordConflict = {
  ...{ by: 'Lúcia Prado', at: null, changed: ['Média mínima'] },
  fields: [{ label: 'Média mínima', theirs: '7,0', mine: '8,0' }],
};
let stored: MunicipalitySettings;

/** Two cards of one record. */
function Cards() {
  return (
    <LoadedSection loaded={useMunicipalitySettings('rede')}>
      {(settings) => (
        <>
          <MinimumsForm settings={settings} />
          <PostingForm settings={settings} />
        </>
      )}
    </LoadedSection>
  );
}

const meta = {
  title: 'Telas/Configurações/Mínimos',
  id: 'minimums-form',
  component: Cards,
  decorators: [aroundStory],
  beforeEach: () => {
    stored = {
      ...{ ...municipalityDefaults, municipality_id: 'rede', version: 3 },
      ...{ minimum_mean: 6, minimum_attendance: 75 },
    };
    return server.answer({
      'GET /settings/municipality/rede': () => ({ data: stored }),
      'PATCH /settings/municipality/rede': (body) => {
        const { version, ...patch } = body as Partial<MunicipalitySettings>;
        if (version !== stored.version)
          return {
            status: 409,
            code: 'version-conflict',
            message: 'Outra pessoa salvou.',
            current: [{ version: stored.version }],
            conflict,
          };
        stored = { ...stored, ...patch, version: version + 1 };
        return { data: stored };
      },
    })();
  },
} satisfies Meta<typeof Cards>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name });
const type = async (canvas: Canvas, name: RegExp, text: string) => {
  await userEvent.clear(field(canvas, name));
  await userEvent.type(field(canvas, name), text);
  await userEvent.tab();
};
const mean = /^Média mínima/;
const attendance = /^Frequência mínima/;
const save = async (canvas: Canvas, card: string) =>
  userEvent.click(
    await within(await canvas.findByRole('form', { name: card })).findByRole('button', { name: 'Salvar' }),
  );
const minimums = 'Médias, frequência e alertas';
const colleague = (change: Partial<MunicipalitySettings>) => {
  stored = { ...stored, ...change, version: stored.version + 1 };
  window.dispatchEvent(new Event('online'));
};

/** What nobody touched follows what a colleague saved, and is not written over by a save of the rest. */
export const ChangedByAColleague: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: minimums });
    await type(canvas, attendance, '80');
    colleague({ minimum_mean: 7 });
    await waitFor(() => expect(field(canvas, mean)).toHaveValue('7,0'));
    await save(canvas, minimums);
    await waitFor(() => expect(stored).toMatchObject({ minimum_mean: 7, minimum_attendance: 80, version: 5 }));
  },
};

/** Of what both changed the person is told, and decides. */
export const ChangedByBoth: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: minimums });
    await type(canvas, mean, '8');
    colleague({ minimum_mean: 7, minimum_attendance: 70 });
    await waitFor(() => expect(field(canvas, attendance)).toHaveValue('70'));
    await expect(field(canvas, mean)).toHaveValue('8,0');
    await save(canvas, minimums);
    const notice = within(await canvas.findByRole('alert'));
    await expect(stored.minimum_mean).toBe(7);
    await userEvent.click(notice.getByRole('button', { name: 'Manter o meu' }));
    await waitFor(() => expect(stored).toMatchObject({ minimum_mean: 8, minimum_attendance: 70 }));
  },
};

/** The save of one card is no conflict of the next. */
export const TwoCards: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: minimums });
    await type(canvas, mean, '8');
    await userEvent.click(canvas.getByRole('checkbox'));
    for (const card of ['Quem lança', minimums, minimums]) await save(canvas, card);
    await waitFor(() => expect(server.writes()).toMatchObject([{ version: 3 }, { version: 4 }, { version: 5 }]));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
