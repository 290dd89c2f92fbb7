import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../packages/ui/src/Card/Card.tsx';
import { PageHeader } from '../packages/ui/src/PageHeader/PageHeader.tsx';
import { Stack } from '../packages/ui/src/Stack/Stack.tsx';
import { Table } from '../packages/ui/src/Table/Table.tsx';
import voice from './voice.data.json';

const rowsOf = (pairs: readonly (readonly string[])[]) =>
  pairs.map(([say = '', not = '']) => ({ id: say + not, name: say, cells: { say, not } }));

interface PairsProps {
  title: string;
  say: string;
  not: string;
  pairs: readonly (readonly string[])[];
}

function Pairs({ title, say, not, pairs }: PairsProps) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={3}>
        <h2>{title}</h2>
        <Table
          label={title}
          columns={[
            { id: 'say', label: say, isRowHeader: true },
            { id: 'not', label: not },
          ]}
          rows={rowsOf(pairs)}
        />
      </Stack>
    </Card>
  );
}

/**
 * How the product speaks: what every text is held to, the verbs that buttons and menus use, and the words. `npm run check` compares
 * every button's verb with this page; a new verb is added to `.storybook/voice.data.json` with what it does.
 */
function VoicePage() {
  const { verbs, instead, phrases, words, voice: rules } = voice;
  return (
    <Stack gap={4}>
      <PageHeader title="Voz e palavras" subtitle="Como a Caderneta fala" />
      <Card as="section" aria-label="Voz">
        <Stack as="ul" gap={2}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Stack>
      </Card>
      <Pairs title="Verbos dos botões" say="Verbo" not="O que faz" pairs={Object.entries(verbs)} />
      <Pairs
        title="Um verbo por ato"
        say="Escreva"
        not="Em vez de"
        pairs={Object.entries({ ...instead, ...phrases }).map(([not, say]) => [say, not])}
      />
      <Pairs title="Palavras" say="Escreva" not="Em vez de" pairs={words} />
    </Stack>
  );
}

const meta = {
  title: 'Fundamentos/Verbos e palavras',
  component: VoicePage,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof VoicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: 'Página',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Excluir acaba com um registro/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Todas as turmas/ })).toBeVisible();
  },
};
