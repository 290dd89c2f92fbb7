import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { commands } from 'vitest/browser';
import { checkContrastInOtherThemes } from './contrast.ts';
import { findProbes } from './forced-colors.ts';
import { checkPhoneLayout } from './phone.ts';

/** Planted faults: the checks that run after every story must see them, or they pass on anything. */
const meta = {
  title: 'Verificações',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' }, isPlanted: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FaintInDarkAlone: Story = {
  name: 'Apagado só no escuro',
  render: () => <p style={{ color: 'var(--cad-text-muted)', background: '#fffefa' }}>Texto apagado no escuro</p>,
  play: async () => {
    await expect(checkContrastInOtherThemes()).rejects.toThrow(/dark, contrast normal: <p/);
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  },
};

export const SmallTarget: Story = {
  name: 'Alvo pequeno',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <button type="button" style={{ width: 60, height: 30 }}>
        Pequeno
      </button>
      <label style={{ display: 'inline-block', width: 80, height: 20 }}>
        <input type="checkbox" /> Estreito
      </label>
      <p>
        Texto com <a href="#ligacao">uma ligação</a> no meio.
      </p>
    </>
  ),
  play: async () => {
    await expect(checkPhoneLayout).toThrow(/^button "Pequeno" is 60×30\ninput "" is 80×20$/);
  },
};

export const TooWide: Story = {
  name: 'Largo demais',
  globals: { viewport: { value: 'phone' } },
  render: () => <div style={{ width: 500 }}>Largo demais</div>,
  play: async () => {
    await expect(checkPhoneLayout).toThrow(/500 px wide on a screen of 360/);
  },
};

export const AlikeInForcedColours: Story = {
  name: 'Igual em cores forçadas',
  // Chosen by its ground alone, which forced colours do not draw.
  render: () => (
    <>
      <style>{'.planted-alike[aria-pressed="true"] { background: #dcebe2; }'}</style>
      <button type="button" aria-pressed="true" className="planted-alike">
        Escolhido
      </button>
    </>
  ),
  play: async () => {
    const count = findProbes();
    await expect(count).toBe(1);
    await expect(await commands.drawnAlike(count)).toEqual(['chosen: button.planted-alike "Escolhido"']);
  },
};
