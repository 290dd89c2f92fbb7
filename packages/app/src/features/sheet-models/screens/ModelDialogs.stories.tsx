import type { SheetModel } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { drafts } from '../../../lib/forms/draft-storage.ts';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { modelForm } from '../sheet-models.api.ts';
import { ModelDialogs } from './ModelDialogs.tsx';

const server = new StoryServer();
const model = { id: 'simulado', name: 'Simulado da rede', version: 2 } as SheetModel;
const editor = [{ layout: 'outro' }, { layout: 'salvo' }] as const;

const meta = {
  title: 'Telas/Modelos de folha/Editar nome',
  id: 'sheet-model-name',
  component: ModelDialogs,
  decorators: [aroundStory],
  args: { renaming: model, removing: null, onClose: () => undefined },
  beforeEach: () => {
    localStorage.clear();
    const signOut = server.answer({})();
    drafts.write('rosa', modelForm(model.id), ...editor);
    return signOut;
  },
} satisfies Meta<typeof ModelDialogs>;
export default meta;

/** The name is another form than the model's groups: a draft of these outlives it, and is not told of in it. */
export const BesideADraft: StoryObj<typeof meta> = {
  name: 'Com o modelo em rascunho',
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /Nome/ })).toHaveValue(model.name);
    await expect(screen.queryByText(/rascunho/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await expect(drafts.read('rosa', modelForm(model.id))?.typed).toEqual(editor[0]);
  },
};
