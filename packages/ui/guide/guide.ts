/** A row of the keyboard table: what is pressed, and what it does. */
export type KeyRow = readonly [keys: string, does: string];

/** A live piece of a guide: the widget with other values than its stories give it, or a story of another widget. */
export interface Example<Props> {
  says: string;
  args?: Partial<Props>;
  /** A story's id, in place of `args`. */
  of?: string;
}

/**
 * What a page of the design system says of a widget that nothing can derive. Its states are the stories, its props and their types the
 * snapshot, its tokens the style files.
 */
export interface Guide<Component extends (props: never) => unknown> {
  /** When to use it, a sentence or two. */
  use: string;
  /** When to use another, and which, by its name. */
  instead: readonly (readonly [when: string, widget: string])[];
  right: Example<Parameters<Component>[0]>;
  wrong: Example<Parameters<Component>[0]>;
  /** Its parts by selector, in the order in which they are numbered. */
  parts: readonly (readonly [selector: string, what: string])[];
  /** Empty where nothing of it takes the focus. */
  keys: readonly KeyRow[];
  /** What a screen reader says at it, as one hears it. */
  spoken: string;
  /** The version that brought it; the first one where it is not said. */
  since?: string;
  /** It needs the page's width: its stories stand one below another. */
  wide?: true;
  /** Its name, where its file has another. */
  exported?: string;
  /** It lies over the page: its stories have a frame of their own, of this height in CSS pixels. */
  framed?: number;
}

/** Tab to something and away from it. */
export const tabTo = (what: string): KeyRow => ['Tab', `chega ${what} e sai dele`];

/** Keys that several widgets have in common. */
export const keys = {
  press: [tabTo('ao botão'), ['Enter, Espaço', 'aciona']],
  link: [tabTo('ao link'), ['Enter', 'segue o link']],
  field: [tabTo('ao campo'), ['Esc', 'num diálogo, fecha-o']],
  toggle: [tabTo('à caixa'), ['Espaço', 'marca ou desmarca']],
  radios: [tabTo('ao grupo, na opção escolhida'), ['Setas', 'passam de opção em opção e escolhem']],
  list: [
    tabTo('ao botão da lista'),
    ['Enter, Espaço, ↓', 'abre a lista'],
    ['↑ ↓, Home, End', 'percorre as opções'],
    ['Letras', 'saltam à opção que começa por elas'],
    ['Enter', 'escolhe e fecha'],
    ['Esc', 'fecha sem mudar'],
  ],
  parts: [
    tabTo('à primeira parte'),
    ['← →', 'passam de parte em parte'],
    ['↑ ↓', 'aumentam e diminuem a parte em foco'],
    ['Backspace', 'limpa a parte'],
  ],
  month: [
    ['Setas', 'andam por dia e por semana'],
    ['Home, End', 'primeiro e último dia do mês'],
    ['Page Up, Page Down', 'mês anterior e seguinte'],
    ['Enter, Espaço', 'escolhe o dia'],
  ],
  dialog: [
    ['Tab, Shift + Tab', 'percorre o diálogo, sem sair dele'],
    ['Esc', 'fecha e devolve o foco ao que o abriu'],
  ],
  chart: [
    ['Tab', 'chega ao desenho, depois a “Ver tabela”'],
    ['← →', 'percorrem os valores, lidos um a um'],
  ],
  chartTable: [
    ['Tab', 'chega a “Ver tabela”'],
    ['Enter', 'troca o desenho pela tabela dos mesmos valores'],
  ],
} as const satisfies Readonly<Record<string, readonly KeyRow[]>>;
