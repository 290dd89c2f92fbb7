import { counted } from '../../../lib/numbers.ts';

const sizeFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const KB = 1024;

/** Texts of Materiais. */
export const materialsCopy = {
  region: 'Materiais da turma',
  empty: 'Nenhum material enviado',
  emptyHint: 'Envie um texto, uma lista, um áudio ou um vídeo: os alunos da turma o veem em Aulas.',
  failed: 'Erro ao carregar materiais',
  count: (total: number) => counted(total, 'material', 'materiais'),
  add: 'Enviar material',
  addTitle: 'Enviar material',
  editTitle: 'Editar material',
  fields: {
    title: 'Título',
    titlePlaceholder: 'Ex: Lista de exercícios 3',
    description: 'Descrição',
    file: 'Arquivo',
    fileHint: 'Imagem, PDF, áudio, vídeo, texto ou documento, até 20 MB',
    newFileHint: 'Deixe como está, ou escolha outro para trocar. Até 20 MB',
    hidden: 'Oculto para os alunos',
  },
  tooLarge: 'O arquivo tem mais de 20 MB. Escolha um menor.',
  emptyFile: 'O arquivo está vazio.',
  unreadable: 'O arquivo não pôde ser lido. Escolha outro.',
  sending: 'Enviando o arquivo',
  cancelled: 'Envio cancelado',
  uploaded: 'Material enviado!',
  uploadFailed: 'Falha no upload',
  updated: 'Material atualizado',
  updateFailed: 'Falha ao atualizar',
  removed: 'Material removido',
  removeFailed: 'Erro ao remover material',
  open: 'Abrir',
  openOf: (title: string) => `Abrir ${title}`,
  downloadOf: (title: string) => `Baixar ${title}`,
  edit: (title: string) => `Editar ${title}`,
  remove: (title: string) => `Excluir ${title}`,
  removeTitle: 'Excluir material',
  removeMessage: 'Tem certeza que deseja excluir o material',
  removeWarning: 'Esta ação não poderá ser desfeita.',
  hiddenBadge: 'Oculto',
  close: 'Fechar',
  facts: (name: string, size: number, day: string) =>
    `${name} · ${size < KB * KB ? `${sizeFormat.format(Math.max(1, size / KB))} KB` : `${sizeFormat.format(size / KB / KB)} MB`} · ${day}`,
} as const;
