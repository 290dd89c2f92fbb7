/** The search of a toolbar. */
export interface ToolbarSearch {
  /** Read aloud: 'Buscar usuários'. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}
