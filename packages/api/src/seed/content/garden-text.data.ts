/** What the demonstration's pupils read aloud: given to them to train, and the text of the assessment that names it. */
export const gardenText = {
  title: 'A horta da escola',
  paragraphs: [
    'No começo do ano, o terreno atrás da quadra era só mato. Dona Zefa, que cuida da merenda, perguntou: e se a gente plantasse ali?',
    'Na segunda-feira vieram as enxadas; na terça, as mudas de couve; na quarta, choveu. Quem regou na quinta encontrou as primeiras folhas de pé.',
    'Hoje cada turma tem o seu canteiro. A couve vai para a sopa, a hortelã vai para o suco, e ninguém mais corta caminho por cima das mudas.',
  ],
} as const;
