import { Button } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useAskedPicture } from './reading/use-asked-picture.ts';

/** Hands over the pictures that are being made, in the order of their beginning. */
const made: (() => void)[] = [];
const given = new Set<string>();

async function frame() {
  const canvas = document.createElement('canvas');
  canvas.width = 20;
  canvas.height = 30;
  canvas.getContext('2d')?.fillRect(0, 0, 20, 30);
  return createImageBitmap(canvas);
}

function Question() {
  const [isAsked, setAsked] = useState(false);
  const { picture, take } = useAskedPicture(isAsked);
  const ask = async () => {
    setAsked(true);
    await take(await frame(), null);
  };
  return (
    <>
      <Button onPress={() => void ask()}>Ler folha</Button>
      <Button onPress={() => setAsked(false)}>Responder</Button>
      {picture && <img src={picture} alt="Folha fotografada" />}
    </>
  );
}

function Screen() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      {isHere ? <Question /> : <p>Outra tela</p>}
      <Button onPress={() => setHere(false)}>Sair</Button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const picture = () => screen.queryByRole('img', { name: 'Folha fotografada' });
const begun = (count: number) => waitFor(() => expect(made).toHaveLength(count));
const settled = () => new Promise((done) => setTimeout(done, 50));

const meta = {
  title: 'Telas/Turma e correção/Imagem da folha perguntada',
  id: 'asked-picture',
  component: Screen,
  beforeEach: () => {
    made.length = 0;
    given.clear();
    const { toBlob } = HTMLCanvasElement.prototype;
    const { createObjectURL, revokeObjectURL } = URL;
    HTMLCanvasElement.prototype.toBlob = function late(use, ...rest) {
      toBlob.call(this, (blob) => made.push(() => use(blob)), ...rest);
    };
    URL.createObjectURL = (source) => {
      const url = createObjectURL(source);
      given.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      given.delete(url);
      revokeObjectURL(url);
    };
    return () => {
      HTMLCanvasElement.prototype.toBlob = toBlob;
      Object.assign(URL, { createObjectURL, revokeObjectURL });
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The picture of a sheet that was answered meanwhile stands beside no other question. */
export const AnsweredMeanwhile: Story = {
  play: async () => {
    await press('Ler folha');
    await begun(1);
    await press('Responder');
    await press('Ler folha');
    await begun(2);
    made[0]?.();
    await settled();
    await expect(picture()).toBeNull();
    made[1]?.();
    await waitFor(() => expect(picture()).toBeVisible());
    await expect(given.size).toBe(1);
    await press('Responder');
    await waitFor(() => expect(given.size).toBe(0));
  },
};

/** A picture that comes once its screen was left keeps no memory. */
export const LeftMeanwhile: Story = {
  play: async () => {
    await press('Ler folha');
    await begun(1);
    await press('Sair');
    made[0]?.();
    await settled();
    await expect(given.size).toBe(0);
  },
};
