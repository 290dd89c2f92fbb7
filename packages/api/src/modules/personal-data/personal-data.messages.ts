import { writeDay } from '@caderneta/contract';
import { schoolDay } from '../../server/query/school-time.ts';

/** Stands where something was erased. */
export const erasedText = 'Apagado';
/** Name of who is in no school record. */
export const erasedName = 'Pessoa apagada';

/** What people read of the data of one person. */
export const personalDataMessages = {
  readMe: (name: string, now: Date) =>
    [
      `Dados pessoais de ${name}, exportados em ${writeDay(schoolDay(now))} pelo Master da rede (Lei 13.709/2018, art. 18).`,
      '',
      'Em "dados" há um arquivo JSON por tipo de registro; os vazios dizem que nada desse tipo é guardado. Em "arquivos" estão fotos, recortes, diplomas, gravações e materiais da pessoa.',
      'Outras pessoas aparecem só pelo perfil. Senhas, links e códigos de acesso são guardados de forma que ninguém os lê e não estão aqui; respostas guardadas para repetir envios e relatórios pedidos falam de outras pessoas e aparecem só pela data.',
      'A página /privacidade diz por que cada coisa é guardada e por quanto tempo.',
      '',
    ].join('\r\n'),
  exported: { title: 'Dados exportados', message: 'Os dados de uma pessoa foram exportados.' },
  erased: {
    title: 'Dados apagados',
    message: 'Os dados de uma pessoa foram apagados. O registro escolar, se havia, foi mantido.',
  },
  done: 'Dados apagados',
  own: 'Ninguém apaga os próprios dados: peça a outro Master.',
  lastMaster: 'Este é o único Master ativo. Sem ele ninguém administraria o sistema.',
  already: 'Os dados desta pessoa já foram apagados.',
} as const;
