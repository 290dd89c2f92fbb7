import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Button,
  I18nProvider,
  type PrintDocument,
  PrintFallback,
  printDocument,
  TextField,
  Wizard,
} from '../../../packages/ui/src/index.ts';

const faqs: PrintDocument = {
  title: 'FAQs',
  header: { text: 'Secretaria Municipal de Educação' },
  columns: ['Categoria', 'Perguntas'],
  rows: [['Matrícula & notas', 3]],
  shown: 'Status: Ativo',
  orientation: 'landscape',
  now: new Date('2026-08-14T12:42:00Z'),
};

/** A screen that prints a list. With ?antes it tries before anyone pressed anything, which browsers block. */
function Printing() {
  const [blocked, setBlocked] = useState<PrintDocument | null>(null);
  const print = () => {
    const result = printDocument(faqs);
    if (!result.ok && result.code === 'popup-blocked') setBlocked(faqs);
  };
  useEffect(() => {
    if (location.search === '?antes') print();
  }, []);
  return [
    createElement(Button, { key: 'print', onPress: print, children: 'Imprimir' }),
    createElement(PrintFallback, { key: 'fallback', document: blocked, onClose: () => setBlocked(null) }),
  ];
}

/** With ?assistente: three steps with a field each. */
function Assistant() {
  const [isSaved, setSaved] = useState(false);
  const step = (id: string, title: string, label: string) => ({
    id,
    title,
    content: createElement(TextField, { label, defaultValue: '' }),
  });
  if (isSaved) return createElement('p', null, 'Salvo');
  return createElement(Wizard, {
    title: 'Novo usuário',
    isOpen: true,
    onOpenChange: () => undefined,
    onSave: async () => {
      setSaved(true);
      return null;
    },
    steps: [
      step('basics', 'Dados Básicos', 'Nome'),
      step('contacts', 'Contatos', 'Telefone'),
      step('addresses', 'Endereços', 'CEP'),
    ],
  });
}

const root = document.querySelector('#root');
const shown = location.search === '?assistente' ? Assistant : Printing;
if (root) createRoot(root).render(createElement(I18nProvider, { locale: 'pt-BR', children: createElement(shown) }));
