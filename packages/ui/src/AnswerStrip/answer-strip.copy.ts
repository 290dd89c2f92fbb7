/** '7 corretas, 2 em parte, 1 errada': apart from all other texts, for one screen alone shows it. */
export const answerStripCopy = (
  counts: Record<'correct' | 'partial' | 'wrong' | 'review' | 'blank' | 'annulled', number>,
) =>
  [
    `${counts.correct} ${counts.correct === 1 ? 'correta' : 'corretas'}`,
    counts.partial > 0 ? `${counts.partial} em parte` : '',
    `${counts.wrong} ${counts.wrong === 1 ? 'errada' : 'erradas'}`,
    counts.blank > 0 ? `${counts.blank} em branco` : '',
    counts.annulled > 0 ? `${counts.annulled} ${counts.annulled === 1 ? 'anulada' : 'anuladas'}` : '',
    counts.review > 0 ? `${counts.review} para revisar` : '',
  ]
    .filter(Boolean)
    .join(', ');
