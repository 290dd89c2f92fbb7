/**
 * Digits and capitals as a reader's templates: each glyph fitted to its own box, 10 wide and 14 high, mean of five common faces
 * (sans and serif, regular and bold). One hexadecimal digit a cell, row by row: 0 paper, f ink.
 */
export const glyphWidth = 10;
export const glyphHeight = 14;

export interface Glyph {
  /** Width of the box against its height. */
  readonly aspect: number;
  readonly cells: string;
}

export const glyphs: Readonly<Record<string, Glyph>> = {
  '0': {
    aspect: 0.685,
    cells:
      '006ceec60008fc99cf803fd6226df39f920039f9cf710017fcef600016fefe600016effe600016efef600016fecf710017fc9f920039f83fd6226df307fc99cf70006ceec600',
  },
  '1': {
    aspect: 0.624,
    cells:
      '345adf600069deff60009a86ef60004304ef60001004ef60000004ef60000004ef60000004ef60000004ef60000004ef60000004ef60002225ef6222999affb999deeeffeeed',
  },
  '2': {
    aspect: 0.656,
    cells:
      '36bdeed8108dca99cfd29b74235cf96631003afc0000003afb0000005df7000004afc100004afc200016bea200017ce8100017de7100007ed7333333efcbbbbbbbffffffffff',
  },
  '3': {
    aspect: 0.667,
    cells:
      '37bdeed8105cba99dfc16963236df73430003bf90000004cf7001234aec1004befe92000269aceb20000014bfa00000017ff65300027ffa863235bfbacba9acfd357beeec820',
  },
  '4': {
    aspect: 0.752,
    cells:
      '000018df3000005cff300002addf300017d8cf30004ca3cf3001ad23cf3006e603cf303cb003cf309e4003cf30eebbbbefcbddddddefdd222224cf42000003cf30000003cf30',
  },
  '5': {
    aspect: 0.674,
    cells:
      '5fffffffd15fdbbbbba15e932222206e920000006e933320007ebbddc9306dcaabefc23531015cf900000028fe00000017ff54200038fdb963236cf8adba9adfb147bdeeb600',
  },
  '6': {
    aspect: 0.68,
    cells:
      '0029deec7104eea9abe21de83236a36fb3000110bf81111000df77bcc920efdcaacfd3ffa5114afaef820017fecf820006ef8fa30017fd3ed6214af906fd99bed2005beed920',
  },
  '7': {
    aspect: 0.67,
    cells:
      'efffffffffccbbbbbcfd6333334af81000006ec2000002be60000007eb2000003ce60000017fb3000002ce71000006eb4000001be81000004ed60000008eb3000002bca10000',
  },
  '8': {
    aspect: 0.681,
    cells:
      '029deed9202dfa88bfd28fb4114cf7af92002af98fa3003bf72de8338ec102cfeefc202cea66aec2bf920029faef610017feff610017febf94114afb4eea88aee3039deed920',
  },
  '9': {
    aspect: 0.682,
    cells:
      '018deec6002cfb99cf809fb4126df3df71002af9ff610028fcef710028feafb4115aff2dfcaacdff039ddc77fd00012118fb1110003bf64963238fd13dba9bee4017ceed9200',
  },
  A: {
    aspect: 0.991,
    cells:
      '0003ed30000006ff6000000acea000002d8bc200004e57e400008d24e70000bb12db0003e700ad3006ea77be6009ecccdf901db6666cc14e711129d47d400006d7dc500025dc',
  },
  B: {
    aspect: 0.816,
    cells:
      'defeeed810cdca9acfb0cd83235df4cd71002bf5cd71003ce4cd94459fa1cefeeefb20cdb888aed3cd710028fbcd710004eecd710015efcd722248fccdca9abee4eeffffea30',
  },
  C: {
    aspect: 0.853,
    cells:
      '0029dedb7304eda9abc91dd743369a7f93100256be52000010dd41000000fc40000000fc40000000dd41000000be520000216f931002581ce743369a03deb9abc90029dedb63',
  },
  D: {
    aspect: 0.905,
    cells:
      'defeec8200cdc9aced40cc73358ed1cc600149f7cc600016ebcc600004cecc600004cfcc600004cfcc600004cecc600016ebcc600149f7cc73358dd1cdb9abdd40efffed9300',
  },
  E: {
    aspect: 0.755,
    cells:
      'defeeeeef9cddbaaaac8cd95333353cd83000000cd83000000cd95444541cdfeeeedc3cdcbaaaa92cd84111210cd83000000cd83000001cd95333335cddbaaaaaceffffffffe',
  },
};
