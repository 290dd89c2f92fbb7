import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../../lib/testing/story-server.ts';
import { LessonComment } from './LessonComment.tsx';

let finish: () => void = () => undefined;
const onSave = fn((_text: string, _over: number) => {
  return new Promise<void>((resolve) => {
    finish = resolve;
  });
});

/** Saved once it is let go, to the next version. */
function Commented() {
  const [saved, setSaved] = useState({ comment: 'Bom começo.', version: 3 });
  return (
    <LessonComment
      canComment
      form="comentario.historia"
      label="Comentário"
      saved={saved as never}
      isSaving={false}
      meeting={() => null}
      onSave={async (comment, over) => {
        await onSave(comment, over);
        setSaved({ comment, version: saved.version + 1 });
        // As long as a screen takes to show what was read.
        await new Promise((resolve) => setTimeout(resolve, 50));
        return true;
      }}
    />
  );
}

const meta = {
  title: 'Telas/Turma e correção/Comentário da aula',
  id: 'lesson-comment',
  component: Commented,
  decorators: [aroundStory],
  beforeEach: () => {
    localStorage.clear();
    onSave.mockClear();
    return new StoryServer().answer({})();
  },
} satisfies Meta<typeof Commented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TypedWhileItSaves: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Comentário');
    const save = canvas.getByRole('button', { name: /Salvar/ });
    await userEvent.type(field, ' Siga');
    await userEvent.click(save);
    await userEvent.type(field, ' assim');
    finish();
    await waitFor(() => expect(save).toBeEnabled());
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(field).toHaveValue('Bom começo. Siga assim');
    await userEvent.click(save);
    finish();
    await expect(onSave.mock.calls).toEqual([
      ['Bom começo. Siga', 3],
      ['Bom começo. Siga assim', 4],
    ]);
  },
};
