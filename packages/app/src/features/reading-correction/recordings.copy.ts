/** Texts of the guardian's consent and of what is kept of a reading. */
export const recordingsCopy = {
  title: 'Gravação para calibrar a análise',
  failed: 'Não foi possível saber se há consentimento.',
  again: 'Tentar novamente',
  label: 'Consentimento do responsável:',
  none: 'não registrado. A gravação não é guardada.',
  given: (day: string, by: string | null) => `registrado em ${day}${by === null ? '' : ` por ${by}`}.`,
  older: (day: string) => `dado em ${day} a um termo anterior. Sem o atual, a gravação não é guardada.`,
  read: 'Registrar',
  withdraw: 'Retirar',
  stored: 'A gravação desta leitura está guardada.',
  waits: 'A gravação é guardada quando você salvar o resultado com as palavras marcadas por ouvido.',
  keeping: 'Guardando a gravação…',
  notStored: (why: string) => `O resultado está salvo, mas a gravação não foi guardada. ${why}`,
  unreadable: 'O navegador não conseguiu ler o áudio.',
  dialog: {
    title: 'Consentimento do responsável',
    pupil: (name: string) => `Aluno: ${name}`,
    version: (day: string, months: number) =>
      `Termo em vigor desde ${day}. Guarda por ${months === 1 ? '1 mês' : `${months} meses`}.`,
    ask: 'Leia o termo com o responsável. Registre só depois que ele concordar; guarde o papel assinado, se houver.',
    confirm: 'O responsável concordou',
    cancel: 'Cancelar',
    done: 'Consentimento registrado',
    failed: 'Falha ao registrar o consentimento',
  },
  ending: {
    title: 'Retirar consentimento',
    message: (name: string) => `As gravações de ${name} guardadas por esta rede são apagadas agora, sem volta.`,
    done: 'Consentimento retirado e gravações apagadas',
    failed: 'Falha ao retirar o consentimento',
  },
} as const;
