/** Id of the element that holds the screen: where the skip link and a navigation lead. */
export const MAIN_ID = 'conteudo';
