/** A sheet of which only the strip was read has no text to show. */
const inBrackets = (code: string | null) => (code === null ? '' : ` (${code})`);

/** Texts of what a sheet asks a person: they come with the question. */
export const sheetQuestionsCopy = {
  title: 'De quem é esta folha?',
  why: {
    unread: () => 'O código desta folha não foi lido. Leia o nome na imagem e escolha o aluno.',
    'no-name': () => 'Esta folha foi impressa sem o nome de um aluno. Leia o nome na imagem e escolha.',
    shared: () => 'O código não foi lido por inteiro e pode ser de mais de um aluno. Leia o nome na imagem e escolha.',
    'unknown-student': (code: string | null) =>
      `O código da folha${inBrackets(code)} não é de nenhum aluno desta turma. Leia o nome na imagem.`,
    'other-assessment': (code: string | null) =>
      `O código da folha${inBrackets(code)} é de outra avaliação. Leia o nome na imagem.`,
  },
  almostBlankTitle: 'Quase tudo em branco. É isso mesmo?',
  almostBlank: (name: string, isUnmarked: boolean) =>
    `${isUnmarked ? 'Nenhuma marca' : 'Quase nenhuma marca'} foi vista na folha de ${name}. Confira na imagem se a folha está preenchida.`,
  isBlank: 'É isso mesmo, salvar',
  missing: (count: number) => `Quem falta (${count})`,
  everybody: (count: number) => `Toda a turma (${count})`,
  showAll: 'Mostrar também quem já tem resultado',
  hasResult: 'Já tem resultado',
  chooseFirst: 'Escolha um aluno',
  saveFor: (name: string) => `Salvar para ${name}`,
};
