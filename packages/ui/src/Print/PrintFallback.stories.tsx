import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PrintFallback } from './PrintFallback.tsx';
import { printDocument } from './print-document.ts';
import type { PrintDocument } from './print-sheet.ts';

const table = {
  title: 'FAQs',
  header: { text: 'Secretaria Municipal de Educação' },
  columns: ['Categoria', 'Perguntas'],
  rows: [
    ['<img src=x onerror="alert(1)">', 1284.5],
    ['Matrícula', 3],
  ],
  shown: 'Status: Ativo',
  orientation: 'landscape',
  now: new Date('2026-08-14T12:42:00Z'),
} satisfies PrintDocument;

const meta = {
  title: 'Componentes/Avisos/Impressão bloqueada',
  id: 'printfallback',
  component: PrintFallback,
  args: { document: table, onClose: fn() },
} satisfies Meta<typeof PrintFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blocked: Story = {
  name: 'Bloqueada',
  play: async ({ args }) => {
    const body = within(document.body);
    await waitFor(() => expect(body.getByRole('button', { name: 'Imprimir nesta página' })).toHaveFocus());
    let printed = '';
    const print = spyOn(window, 'print').mockImplementation(() => {
      printed = document.querySelector('[data-same-page]')?.textContent ?? '';
      window.dispatchEvent(new Event('afterprint'));
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(printed).toContain('Secretaria Municipal de EducaçãoFAQsStatus: Ativo · 14/08/2026, 09:42');
    await expect(document.querySelector('[data-same-page]')).toBeNull();
    await expect(document.querySelector('link[href*="print-landscape"], link[href^="data:text/css"]')).toBeNull();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' }, textSize: '200' } };

/** Not the dialog but what comes before it: the window, here a frame that stands for it. */
export const WindowOpens: Story = {
  name: 'A janela abre',
  args: { document: null },
  play: async () => {
    const frame = document.createElement('iframe');
    frame.title = 'Janela de impressão';
    document.body.append(frame);
    const opened = frame.contentWindow as Window;
    const print = spyOn(opened, 'print').mockImplementation(() => undefined);
    const open = spyOn(window, 'open').mockReturnValue(opened);
    const startedAt = performance.now();
    await expect(printDocument(table)).toEqual({ ok: true });
    await expect(open).toHaveBeenCalledWith('', '_blank', 'popup,width=900,height=700');
    const page = opened.document;
    await expect(page.title).toBe('FAQs');
    await expect([...page.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual(['Categoria', 'Perguntas']);
    await expect(page.querySelector('td')?.textContent).toBe('<img src=x onerror="alert(1)">');
    await expect(page.querySelector('td img, script, style, [style]')).toBeNull();
    await expect(page.querySelector('.cad-print-number')?.textContent).toBe('1.284,5');
    await expect(page.querySelector('.cad-print-when')?.textContent).toBe('Status: Ativo · 14/08/2026, 09:42');
    await expect(page.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(3);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expect(performance.now() - startedAt).toBeGreaterThan(490);
    open.mockReturnValue(null);
    await expect(printDocument(table)).toEqual({ ok: false, code: 'popup-blocked' });
    open.mockClear();
    await expect(printDocument({ ...table, rows: [] })).toEqual({ ok: false, code: 'nothing-to-print' });
    await expect(open).not.toHaveBeenCalled();
    open.mockReturnValue(opened);
    const content = document.createElement('p');
    content.textContent = 'Conteúdo da página';
    content.style.width = '40%';
    await expect(printDocument({ title: 'Página', content })).toEqual({ ok: true });
    const copy = page.querySelector<HTMLElement>('main > p:last-child');
    await expect(copy?.textContent).toBe('Conteúdo da página');
    await expect(copy?.style.width).toBe('40%');
    frame.remove();
    open.mockRestore();
  },
};
