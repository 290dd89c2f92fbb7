import { Button } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../lib/testing/AroundStory.tsx';
import { useRecorder } from './use-recorder.ts';

const heard = fn();
const given: MediaStream[] = [];
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const isOpen = () => given.some((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live'));

function Recording({ onLeave }: { onLeave: () => void }) {
  const recorder = useRecorder(heard);
  const startAndLeave = () => {
    recorder.start();
    onLeave();
  };
  return (
    <>
      <output>{recorder.state}</output>
      <Button onPress={recorder.start}>Gravar</Button>
      <Button onPress={onLeave}>Sair</Button>
      <Button onPress={startAndLeave}>Gravar e sair</Button>
    </>
  );
}

/** A screen that records, and is left. */
function Screen() {
  const [isHere, setHere] = useState(true);
  return isHere ? <Recording onLeave={() => setHere(false)} /> : <p>Outra tela</p>;
}

const meta = {
  title: 'Telas/Turma e correção/Gravador',
  id: 'recorder',
  component: Screen,
  decorators: [aroundStory],
  beforeEach: () => {
    heard.mockClear();
    given.length = 0;
    const { mediaDevices } = navigator;
    const before = mediaDevices.getUserMedia;
    const context = new AudioContext();
    mediaDevices.getUserMedia = async () => {
      const { stream } = context.createMediaStreamDestination();
      given.push(stream);
      return stream;
    };
    return () => {
      mediaDevices.getUserMedia = before;
      void context.close();
    };
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The microphone is not opened for a screen that is gone. */
export const LeftBeforeItBegan: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Gravar e sair' }));
    await screen.findByText('Outra tela');
    await import('wavesurfer.js/plugins/record');
    await pause(300);
    await expect(isOpen()).toBe(false);
    await expect(given).toEqual([]);
  },
};

/** The microphone goes off, and what was recorded until then is not lost. */
export const LeftWhileRecording: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Gravar' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('on'));
    await expect(isOpen()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(isOpen()).toBe(false));
    await waitFor(() => expect(heard).toHaveBeenCalledOnce());
    await expect(heard.mock.calls[0]?.[0]).toBeInstanceOf(Blob);
  },
};

/** The browser's own words are English. */
export const RefusedForAnotherReason: Story = {
  play: async () => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('The request was aborted', 'AbortError'));
    await userEvent.click(screen.getByRole('button', { name: 'Gravar' }));
    await expect(await screen.findByText(/^Erro ao acessar microfone: o navegador não o abriu/)).toBeVisible();
  },
};

/** A recording that does not begin leaves no microphone on, and can be tried again. */
export const DidNotBegin: Story = {
  play: async () => {
    const { start } = MediaRecorder.prototype;
    MediaRecorder.prototype.start = () => {
      throw new DOMException('The MediaRecorder cannot start', 'InvalidStateError');
    };
    try {
      await userEvent.click(screen.getByRole('button', { name: 'Gravar' }));
      await expect(await screen.findByText(/^Erro ao acessar microfone: o navegador não o abriu/)).toBeVisible();
    } finally {
      MediaRecorder.prototype.start = start;
    }
    await expect(given).not.toEqual([]);
    await expect(isOpen()).toBe(false);
    await expect(screen.getByRole('status')).toHaveTextContent('off');
    await userEvent.click(screen.getByRole('button', { name: 'Gravar' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('on'));
  },
};
