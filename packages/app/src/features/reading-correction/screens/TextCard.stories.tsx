import type { RecordConflict } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { TextCard } from './TextCard.tsx';

const server = new StoryServer();
const conflict: RecordConflict = {
  ...{ by: 'Lúcia Prado', at: null, changed: ['Texto'] },
  fields: [{ label: 'Texto', theirs: 'O gato dorme.', mine: 'O gato mia.' }],
};
const tooLong = 'O texto de referência deve ter no máximo 6000 caracteres';
let letGo: () => void = () => undefined;

/** A colleague's change is read while the editor is open. */
function Card() {
  const [now, setNow] = useState({ text: 'O gato.', version: 1 });
  return (
    <>
      <Button onPress={() => setNow({ text: 'O gato dorme.', version: 2 })}>Reler</Button>
      <TextCard
        {...now}
        assessmentId="leitura"
        evaluation={null}
        currentWord={-1}
        marking={null}
        onMark={null}
        whyNotMark={null}
      />
    </>
  );
}

const meta = {
  title: 'Telas/Turma e correção/Texto da leitura',
  id: 'reading-text',
  component: Card,
  decorators: [aroundStory],
  beforeEach: () => {
    localStorage.clear();
    return server.answer({
      'PATCH /assessments/leitura': async (body) => {
        const { version, reading_text } = body as { version: number; reading_text: string };
        if (reading_text.length > 6000) {
          return {
            ...{ status: 400, code: 'invalid-request', message: 'Dados inválidos' },
            errors: [{ field: 'reading_text', message: tooLong }],
          };
        }
        if (version === 1)
          return {
            status: 409,
            code: 'version-conflict',
            message: 'Outra pessoa salvou.',
            current: [{ version: 2 }],
            conflict,
          };
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
        return { data: { version: version + 1 } };
      },
    })();
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const edit = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Editar' }));
  return canvas.findByRole('textbox');
};
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /^Salvar/ }));

export const ChangedWhileOpen: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const field = await edit(canvas);
    await userEvent.type(field, ' Mia.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reler' }));
    await save(canvas);
    const notice = within(await canvas.findByRole('alert'));
    await userEvent.click(notice.getByRole('button', { name: 'Manter o meu' }));
    await waitFor(() =>
      expect(server.writes()).toEqual([
        { reading_text: 'O gato. Mia.', version: 1 },
        { reading_text: 'O gato. Mia.', version: 2 },
      ]),
    );
    letGo();
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};

export const TypedWhileItSaves: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reler' }));
    const field = await edit(canvas);
    await userEvent.type(field, ' Mia');
    await save(canvas);
    await userEvent.type(field, ' alto.');
    letGo();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Salvar/ })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(field).toHaveValue('O gato dorme. Mia alto.');
    await save(canvas);
    await waitFor(() =>
      expect(server.writes().at(-1)).toEqual({ reading_text: 'O gato dorme. Mia alto.', version: 3 }),
    );
    letGo();
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};

/** It is kept as it was typed, and told at the field until more is typed. */
export const TooLong: Story = {
  play: async ({ canvas }) => {
    const field = await edit(canvas);
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(6001));
    await save(canvas);
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(tooLong)));
    await expect(field).toHaveValue(`O gato.${'a'.repeat(6001)}`);
    await userEvent.type(field, '{Backspace}');
    await expect(field).not.toBeInvalid();
  },
};
