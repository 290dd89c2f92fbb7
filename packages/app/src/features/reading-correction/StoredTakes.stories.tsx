import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { forgetRecording, keepRecording } from '../../lib/recordings/local-recordings.ts';
import { aroundStory } from '../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../lib/testing/story-server.ts';
import { type ReadingInput, useReadingSession } from './use-reading-session.ts';

const assessment = { id: 'guardadas', class_id: 'turma', title: 'Leitura', reading_text: 'O gato mia.' } as never;
const pupils = ['ana', 'davi'].map((id) => ({ id, label: id }));
const asked: string[] = [];

function Session(input: ReadingInput) {
  const { isAnalysing } = useReadingSession(input);
  return <p>{isAnalysing ? 'Enviando' : 'Parado'}</p>;
}

const recordingOf = ({ id: studentId, label: studentName }: (typeof pupils)[number]) => ({
  ...{ userId: 'rosa', assessmentId: 'guardadas', studentId, studentName, keptAt: 1 },
  ...{ audio: new Blob(['nada que se ouça'], { type: 'audio/wav' }), name: `${studentId}.wav` },
});

const meta = {
  title: 'Telas/Turma e correção/Gravações guardadas',
  id: 'stored-takes',
  component: Session,
  decorators: [aroundStory],
  args: { assessment, pupils, wanted: null },
  beforeEach: async () => {
    asked.length = 0;
    for (const pupil of pupils) await keepRecording(recordingOf(pupil));
    const signOut = new StoryServer().answer({})();
    const { open } = XMLHttpRequest.prototype;
    // No server takes them: each is refused.
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      if (String(url).endsWith('/reading/analyse')) asked.push(String(url));
      open.call(this, method, url, true);
    };
    return async () => {
      XMLHttpRequest.prototype.open = open;
      signOut();
      for (const { id } of pupils) await forgetRecording('rosa', 'guardadas', id);
    };
  },
} satisfies Meta<typeof Session>;

export default meta;

/** One that the server refuses holds back no other, and none is sent again and again. */
export const OneAfterTheOther: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() => expect(canvas.getByText('Parado')).toBeVisible());
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(asked).toHaveLength(2);
  },
};
