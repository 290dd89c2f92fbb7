import type { Meta, StoryObj } from '@storybook/react-vite';
import { AudioLines, Check, Circle, Pencil, Play, Square, Trash2, Upload } from 'lucide-react';
import { expect } from 'storybook/test';
import { RadarChart } from '../../packages/ui/src/charts.ts';
import {
  type AlignedWord,
  Button,
  Card,
  formatClock,
  PageHeader,
  ProgressBar,
  Select,
  Waveform,
  WordAlignment,
} from '../../packages/ui/src/index.ts';
import { Frame } from './Frame.tsx';
import * as styles from './screens.css.ts';

const read = (text: string): AlignedWord[] => text.split(' ').map((word) => ({ kind: 'read', text: word }));

const words: AlignedWord[] = [
  ...read('O menino soltou a pipa no alto do morro. O vento puxava a linha com'),
  { kind: 'read', text: 'força,', pauseAfter: true },
  ...read('e ele ria cada vez que ela subia mais um pouco. Lá de cima dava para ver a escola, o rio e o telhado'),
  { kind: 'missing', text: 'vermelho' },
  ...read('da casa da avó.'),
  { kind: 'read', text: 'De', startsParagraph: true },
  ...read('repente, a linha'),
  { kind: 'substituted', expected: 'estalou.', read: '' },
  ...read('A pipa'),
  { kind: 'substituted', expected: 'rodopiou,', read: '' },
  ...read('passou por cima das'),
  { kind: 'substituted', expected: 'mangueiras', read: '' },
  ...read('e'),
  { kind: 'read', text: 'sumiu' },
  { kind: 'read', text: 'atrás' },
  { kind: 'read', text: 'da' },
  { kind: 'read', text: 'igreja.', pauseAfter: true },
  ...read('O menino correu'),
  { kind: 'missing', text: 'ladeira' },
  ...read('abaixo, sem medo de cair. Quando chegou à praça, encontrou a pipa presa no galho mais baixo.'),
];

const criteria = [
  { id: 'clarity', label: 'Clareza', value: 8.5, note: 'Voz firme e bem articulada.' },
  { id: 'fluency', label: 'Fluência', value: 7.8, note: 'Leu sem travar na maior parte.' },
  { id: 'intonation', label: 'Entonação', value: 8, note: 'Boa variação nas frases longas.' },
  { id: 'pauses', label: 'Pausas', value: 7.2, note: 'Duas pausas longas no meio da frase.' },
  { id: 'pronunciation', label: 'Pronúncia', value: 8.4, note: 'Rever o encontro “rodopiou”.' },
  { id: 'rhythm', label: 'Ritmo', value: 8.6, note: 'Velocidade constante e natural.' },
];

const peaks = Array.from({ length: 118 }, (_peak, index) =>
  Math.abs(Math.sin(index / 3.7) * (0.55 + 0.42 * Math.sin(index / 9))),
);

const one = (value: number) => value.toLocaleString('pt-BR', { minimumFractionDigits: 1 });

/** 07: correcting a reading. */
const meta = {
  title: 'Telas/Correção de leitura',
  id: 'screens-reading',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Frame as="teacher" location="classes" crumbs={['Geral', 'Turmas', '5º Ano A', 'Correção de leitura']}>
      <PageHeader
        title="Correção de leitura"
        subtitle="Leitura em voz alta: O menino e a pipa"
        onBack={() => undefined}
        actions={
          <Select
            label="Aluno"
            items={[{ id: '7', label: 'Davi Lucas Pereira', detail: '7 de 24' }]}
            selectedId="7"
            onChange={() => undefined}
          />
        }
      />
      <div className={styles.reading}>
        <div className={styles.stack}>
          <Card as="section" aria-labelledby="gravacao">
            <div className={styles.spread}>
              <div className={styles.row}>
                <h2 id="gravacao" className={styles.sectionTitle}>
                  Gravação
                </h2>
                <span className={styles.numbers}>
                  <strong>{formatClock(47)}</strong> / {formatClock(76)}
                </span>
              </div>
              <Button variant="quiet" size="compact" icon={<Upload />}>
                Enviar áudio
              </Button>
            </div>
            <Waveform peaks={peaks} durationSeconds={76} currentSeconds={47} onSeek={() => undefined} />
            <div className={styles.buttons}>
              <Button size="compact" icon={<Circle fill="currentColor" className={styles.recording} />}>
                Gravar
              </Button>
              <Button size="compact" icon={<Square />} isDisabled>
                Parar
              </Button>
              <Button size="compact" icon={<Play />}>
                Ouvir
              </Button>
              <Button size="compact" icon={<Trash2 />}>
                Remover
              </Button>
            </div>
          </Card>
          <Card as="section" aria-labelledby="texto">
            <div className={styles.spread}>
              <h2 id="texto" className={styles.sectionTitle}>
                Texto de referência
              </h2>
              <Button variant="quiet" size="compact" icon={<Pencil />}>
                Editar
              </Button>
            </div>
            <WordAlignment
              words={words}
              currentIndex={words.findIndex((word) => word.kind === 'read' && word.text === 'sumiu')}
            />
          </Card>
          <div className={styles.bottom}>
            <Button variant="primary" block icon={<AudioLines />}>
              Enviar para análise
            </Button>
          </div>
        </div>
        <div className={styles.stack}>
          <Card padding="none" className={styles.resultTop}>
            <div>
              <div className={styles.boardCard}>
                <p className={styles.onBoardMuted}>Nota geral</p>
                <p className={styles.bigFigure}>
                  8,1 <span className={styles.onBoardMuted}>de 10</span>
                </p>
              </div>
              <div className={styles.pad}>
                <h2 className={styles.sectionTitle}>Resumo do alinhamento</h2>
                <ProgressBar hideLabel label="Precisão" value={94} />
                <div className={styles.figures}>
                  <p>
                    <b className={styles.figure}>94%</b> <span className={styles.small}>de precisão</span>
                  </p>
                  <p>
                    <b className={styles.figure}>85 de 87</b> <span className={styles.small}>palavras lidas</span>
                  </p>
                </div>
              </div>
            </div>
            <div className={styles.pad}>
              <RadarChart title="Critérios" showValues={false} items={criteria} />
            </div>
          </Card>
          <Card padding="none" className={styles.criteria}>
            {criteria.map(({ id, label, value, note }) => (
              <div key={id} className={styles.criterion}>
                <p className={styles.spread}>
                  <strong>{label}</strong>
                  <b className={styles.figure}>{one(value)}</b>
                </p>
                <ProgressBar hideLabel label={label} value={value} maxValue={10} valueLabel={one(value)} />
                <p className={styles.small}>{note}</p>
              </div>
            ))}
          </Card>
          <Card as="section" aria-labelledby="sugestoes">
            <h2 id="sugestoes" className={styles.sectionTitle}>
              Sugestões
            </h2>
            {[
              'Treinar pausas curtas nas vírgulas, respirando antes da frase.',
              'Repetir em voz alta: rodopiou, mangueiras, estalou.',
              'Reler o segundo parágrafo acompanhando com o dedo.',
            ].map((text) => (
              <p key={text} className={styles.row}>
                <Check size={16} aria-hidden="true" />
                <span className={styles.who}>{text}</span>
              </p>
            ))}
          </Card>
        </div>
      </div>
    </Frame>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'Computador',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Posição na gravação' })).toBeVisible();
    await expect(canvas.getByText('sumiu')).toHaveAttribute('aria-current', 'true');
  },
};
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
