/** What teachers of the demonstration write on a lesson's answers: they comment, they do not grade. */
export const lessonComments: readonly string[] = [
  'Você explicou com suas palavras, e isso mostra que entendeu. Continue assim!',
  'Boa resposta. Da próxima vez, dê um exemplo a mais para fortalecer a ideia.',
  'Gostei da ligação com o que acontece na sua casa. Conte isso à turma na próxima aula.',
  'Releia o texto da aula e veja se falta alguma pista. Você está perto.',
  'Sua resposta está curta. O que mais você poderia contar?',
  'Ótimo exemplo! Posso usá-lo na aula de quinta?',
  'Percebi que você voltou ao texto antes de responder. É isso mesmo.',
  'Capriche na pontuação: uma vírgula aqui mudaria o sentido.',
  'Que bom ver você terminando as aulas desta semana!',
  'Pergunta para pensar: e se fosse o contrário, a resposta mudaria?',
];
