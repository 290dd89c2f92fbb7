import { counted } from '../../lib/numbers.ts';

const recordings = (count: number) => counted(count, 'gravação', 'gravações');
const consents = (count: number) => counted(count, 'consentimento', 'consentimentos');

/** Texts of what a network keeps of readings aloud, and of their calibration. */
export const recordingsCopy = {
  keeping: {
    title: 'Gravações com consentimento',
    lead: 'Leituras conferidas por ouvido podem ficar guardadas para calibrar a análise desta rede. Só as de alunos cujo responsável consentiu; ninguém as ouve no sistema.',
    keep: 'Guardar gravações com consentimento',
    keepHint: 'Desligado, nada é guardado. Ao desligar, o que está guardado é apagado.',
    term: 'Termo de consentimento',
    termHint: 'O professor o lê com o responsável antes de registrar. Mudar o texto pede novo consentimento.',
    termSince: (day: string) => `Versão em vigor desde ${day}.`,
    months: 'Prazo de guarda, em meses',
    monthsHint: 'Vale também para o que já está guardado.',
    off: {
      uncounted:
        'Todas as gravações e consentimentos guardados serão apagados, sem volta. Não foi possível contar quantos são.',
      title: 'Desligar e apagar as gravações',
      message: (stored: { readonly recordings: number; readonly consents: number }) =>
        `Serão apagados, sem volta: ${recordings(stored.recordings)} e ${consents(stored.consents)}.`,
    },
    sooner: {
      title: 'Encurtar o prazo de guarda',
      message: (months: number) =>
        `As gravações guardadas há mais de ${counted(months, 'mês', 'meses')} serão apagadas, sem volta.`,
    },
    stored: (stored: { readonly recordings: number; readonly consents: number }) =>
      `Guardadas agora: ${recordings(stored.recordings)}, ${consents(stored.consents)}.`,
    countFailed: 'Não foi possível contar o que está guardado.',
    again: 'Tentar novamente',
    export: 'Exportar para calibrar (ZIP)',
    exportHint: 'Sem nomes. Cada exportação fica na auditoria; apague o arquivo depois de calibrar.',
  },
  calibration: {
    title: 'Calibração da análise de leitura',
    lead: 'A partir de que margem uma gravação é aceita como sendo do texto. A equipe técnica mede com as gravações exportadas (comando calibrate) e envia aqui o resultado.',
    system: 'Padrão do sistema',
    own: (day: string, readings: number) => `Calibrado em ${day} com ${counted(readings, 'leitura', 'leituras')}`,
    pupils: (pupils: number) => `de ${counted(pupils, 'aluno', 'alunos')}`,
    margins: (other: string, inconclusive: string) =>
      `Outro texto abaixo de ${other}; em dúvida abaixo de ${inconclusive}.`,
    upload: 'Enviar calibration.json',
    reset: 'Voltar ao padrão',
    saved: 'Calibração salva',
    resetDone: 'Padrão do sistema em uso',
    failed: 'Erro ao salvar a calibração',
    unreadable: 'Este arquivo não é uma calibração. Envie o calibration.json que o comando calibrate escreveu.',
  },
} as const;
