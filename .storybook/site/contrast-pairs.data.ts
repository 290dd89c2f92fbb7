import type { light } from '../../packages/ui/src/theme/palette.data.ts';

type Colour = keyof typeof light;

export interface ContrastPair {
  ink: Colour;
  ground: Colour;
  what: string;
  /** 4.5 for text, 3 for large text, edges and marks (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: 4.5 | 3;
}

/** Which colour stands on which, in the product. */
export const contrastPairs: readonly ContrastPair[] = [
  { ink: 'text', ground: 'surface', what: 'Texto na página', least: 4.5 },
  { ink: 'text', ground: 'surfaceRaised', what: 'Texto no cartão', least: 4.5 },
  { ink: 'text', ground: 'surfaceSunken', what: 'Texto no fundo rebaixado', least: 4.5 },
  { ink: 'textMuted', ground: 'surface', what: 'Texto de apoio na página', least: 4.5 },
  { ink: 'textMuted', ground: 'surfaceRaised', what: 'Texto de apoio no cartão', least: 4.5 },
  { ink: 'textMuted', ground: 'surfaceSunken', what: 'Texto de apoio no rebaixado', least: 4.5 },
  { ink: 'textFaint', ground: 'surfaceRaised', what: 'Texto fraco no cartão', least: 4.5 },
  { ink: 'onBrand', ground: 'brand', what: 'Botão primário', least: 4.5 },
  { ink: 'brand', ground: 'surfaceRaised', what: 'Link no cartão', least: 4.5 },
  { ink: 'brand', ground: 'brandSoft', what: 'Etiqueta da marca', least: 4.5 },
  { ink: 'onAccent', ground: 'accent', what: 'Você está aqui', least: 4.5 },
  { ink: 'success', ground: 'successSoft', what: 'Etiqueta de sucesso', least: 4.5 },
  { ink: 'warning', ground: 'warningSoft', what: 'Etiqueta de atenção', least: 4.5 },
  { ink: 'danger', ground: 'dangerSoft', what: 'Etiqueta de perigo', least: 4.5 },
  { ink: 'info', ground: 'infoSoft', what: 'Etiqueta de informação', least: 4.5 },
  { ink: 'danger', ground: 'surfaceRaised', what: 'Erro de um campo', least: 4.5 },
  { ink: 'onDanger', ground: 'danger', what: 'Botão de perigo', least: 4.5 },
  { ink: 'onBoard', ground: 'board', what: 'Texto no quadro', least: 4.5 },
  { ink: 'onBoardMuted', ground: 'board', what: 'Apoio no quadro', least: 4.5 },
  { ink: 'onCam', ground: 'cam', what: 'Texto da câmera', least: 4.5 },
  { ink: 'onInverse', ground: 'inverse', what: 'Dica e número', least: 4.5 },
  { ink: 'borderStrong', ground: 'surfaceRaised', what: 'Borda de um campo', least: 3 },
  { ink: 'focus', ground: 'surface', what: 'Anel do foco', least: 3 },
  { ink: 'markOk', ground: 'cam', what: 'Marca de certo na câmera', least: 3 },
  { ink: 'markErr', ground: 'cam', what: 'Marca de errado na câmera', least: 3 },
  { ink: 'chart1', ground: 'surfaceRaised', what: 'Gráfico, primeira cor', least: 3 },
  { ink: 'chart4', ground: 'surfaceRaised', what: 'Gráfico, quarta cor', least: 3 },
];
