/** eSpeak NG voices that the phones are learnt from beside the tuning voices: all that sound unlike another and are not reported on. */
export const moreVoices: readonly string[] = [
  ...['Alex', 'Andrea', 'Andy', 'AnxiousAndy', 'Denis', 'Gene', 'Gene2', 'Hugo', 'Jacky', 'Marco', 'Mario', 'Mike'],
  ...[
    'Tweaky',
    'adam',
    'anika',
    'antonio',
    'aunty',
    'benjamin',
    'boris',
    'david',
    'ed',
    'edward',
    'edward2',
    'gustave',
  ],
  ...['iven', 'iven2', 'iven3', 'john', 'kaukovalta', 'klatt2', 'klatt4', 'm8', 'max', 'michel', 'miguel', 'paul'],
  ...['pedro', 'quincy', 'rob', 'robert', 'sandro', 'shelby', 'victor'],
].map((variant) => `pt-br+${variant}`);

/** Of the tuning voices, those that it is measured on. */
export const heldOutVoices: readonly string[] = ['pt-br+f3', 'pt-br+m4'];
