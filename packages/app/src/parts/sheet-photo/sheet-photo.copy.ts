/** Texts about one photo of a sheet. */
export const sheetPhotoCopy = {
  notImage: 'O arquivo não é uma imagem que se possa abrir. Envie uma foto em JPEG, PNG ou WebP.',
  heic: 'Este navegador não abre fotos HEIC. Envie a foto em JPEG; no iPhone, escolha o formato “Mais Compatível” nos ajustes da câmera.',
  damaged: 'A foto não abre: o arquivo está danificado ou incompleto. Envie-a de novo ou tire outra.',
  pdfUnavailable: 'O leitor de PDF não pôde ser carregado. Verifique a conexão e envie o arquivo de novo.',
} as const;
