/** Texts of a device whose records could not be read. They come with the notice: few ever see it. */
export const unreadNoticeCopy = {
  title: 'Não foi possível ler o que está guardado neste aparelho',
  text: 'Pode haver registros ou gravações ainda não enviados. Termine o que está fazendo e recarregue a página. Se continuar, feche o navegador e abra de novo, sem limpar os dados dele.',
} as const;
