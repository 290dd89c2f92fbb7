/** Shape of the public table of ensino fundamental: its columns, and how many rows. Its sentences are not ours to carry. */
const columns =
  'codigo,componente,anos,organizacao_tipo,unidade_tematica,campos_atuacao,pratica_linguagem,eixo,objetos_conhecimento,texto,vigencia_status';
const publicRows = 1304;

const bands = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '12', '15', '35', '67', '69', '89'];
const components = ['LP', 'AR', 'EF', 'LI', 'MA', 'CI', 'GE', 'HI', 'ER'];
const yearsOf = (band: string): string => {
  const [from, to] = [Number(band[0]) || Number(band[1]), Number(band[1])];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at).join(';');
};

/** A table of that shape with made-up sentences, as many rows, every code another. `change` alters a row's text. */
export function publicTable(change: (code: string, text: string) => string = (_, text) => text): string {
  const codes = Array.from({ length: publicRows }, (_, at) => {
    const [band, component] = [bands[at % bands.length], components[Math.floor(at / bands.length) % components.length]];
    const number = 1 + Math.floor(at / (bands.length * components.length));
    return {
      band: band as string,
      component: component as string,
      code: `EF${band}${component}${String(number).padStart(2, '0')}`,
    };
  });
  const rows = codes.map(({ band, component, code }) => {
    const isLanguage = component === 'LP';
    const text = change(code, `Frase inventada para ${code}, com "aspas", vírgulas e acentuação`);
    const cells = [
      code,
      `ef-comp-${component.toLowerCase()}`,
      yearsOf(band),
      isLanguage ? 'pratica' : 'unidade',
      isLanguage ? '' : 'Unidade inventada',
      isLanguage ? 'Todos os campos' : '',
      isLanguage ? 'Leitura' : '',
      '',
      'Objeto, inventado',
      text,
      'vigente',
    ];
    return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  });
  return [columns, ...rows].join('\n');
}
