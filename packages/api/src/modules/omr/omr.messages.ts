/** What a reading's answer says to people, by its outcome. */
export const omrMessages = {
  success: 'Leitura concluída.',
  incomplete: 'Algumas questões precisam ser conferidas.',
  noFile: 'Nenhum arquivo foi enviado.',
  noImage: 'O arquivo não é uma imagem que se possa abrir.',
  invalidFileType: 'Tipo de arquivo não aceito. Envie uma foto em PNG, JPG ou JPEG.',
  badKey: 'Gabarito ausente ou inválido.',
  rulesUnknown:
    'O gabarito tem questões de várias certas, com pontos, de V e F, abertas ou numéricas, que este serviço não conhece. Corrija pelo aplicativo.',
  onePage:
    'O gabarito é de uma folha de duas páginas, e este serviço lê uma página de até quatro colunas por vez. Corrija pelo aplicativo.',
  busy: 'Há muitas folhas na fila. Aguarde um pouco e tente de novo.',
  failed: 'Falha ao processar OMR',
} as const;
