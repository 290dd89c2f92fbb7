import type { Assessment } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { ActivityDialogs } from './ActivityDialogs.tsx';

/** What was sent: with a file it tells how far it is, which `fetch` cannot. */
let sent: unknown[] = [];
function listen(): () => void {
  const Real = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = class extends Real {
    override send(body?: XMLHttpRequestBodyInit | null) {
      sent.push(JSON.parse(String(body)));
      super.send(body);
    }
  };
  return () => {
    globalThis.XMLHttpRequest = Real;
  };
}
const reading: Assessment = {
  ...{ id: 'prova', institution_id: 'escola', class_id: 'turma', title: 'Leitura de maio', description: null },
  institution: { id: 'escola', name: 'E.M. Ipê Amarelo', municipality_id: 'rede', municipality_name: 'Santa Aurora' },
  class: { id: 'turma', grade: '9º Ano', section: 'C', academic_year: 2026 },
  ...{ category: 'AVALIACAO', format: 'LEITURA', created_at: '2026-05-20T15:00:00.000Z' },
  ...{ key_shape: [], has_version_b: false, sheets_printed_at: null, sheet_code: 'AV318' },
  ...{ results_count: 0, in_review_count: 0, pending_count: 28, unposted_count: 0, mean_score: null },
  ...{ assessment_group_id: null, sheet_model: null, attachment: null, postings: [], can_write: true, version: 1 },
};
let readAnew: () => void = () => undefined;

/** What a colleague saved is read while the form is open. */
function Dialogs() {
  const [now, setNow] = useState(reading);
  readAnew = () => setNow({ ...reading, title: 'De uma colega', version: 2 });
  return (
    <>
      {now.version === 2 && <output>Relida</output>}
      <ActivityDialogs editing={now} open={null} onOpen={fn()} onClose={fn()} />
    </>
  );
}

const meta = {
  title: 'Telas/Avaliações/Diálogos',
  id: 'activity-dialogs',
  component: Dialogs,
  decorators: [aroundStory],
  beforeEach: () => {
    localStorage.clear();
    sent = [];
    const end = [new StoryServer().answer({})(), listen()];
    return () => {
      for (const one of end) one();
    };
  },
} satisfies Meta<typeof Dialogs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is not passed over: the save is of what the form was opened with. */
export const ChangedWhileOpen: Story = {
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Salvar' });
    readAnew();
    await screen.findByText('Relida');
    await userEvent.click(save);
    await waitFor(() => expect(sent).toMatchObject([{ title: 'Leitura de maio', version: 1 }]));
  },
};
