/** The dialogs of an assessment that an address opens in its class's Avaliações, by the query parameter that names the assessment. */
const parameters = { key: 'gabarito', print: 'imprimir', post: 'lancar' } as const;
export type AddressedDialog = keyof typeof parameters;

export interface OpenedDialog {
  readonly act: AddressedDialog;
  readonly assessmentId: string;
}

/** Whether the address can open what was asked for. */
export const isAddressed = (act: string): act is AddressedDialog => act in parameters;

/** What an address opens; null for nothing. */
export function dialogOf(search: URLSearchParams): OpenedDialog | null {
  for (const [act, parameter] of Object.entries(parameters)) {
    const assessmentId = search.get(parameter);
    if (assessmentId !== null && isAddressed(act)) return { act, assessmentId };
  }
  return null;
}

/** The parameters of an opened dialog, all others empty: null closes every one. */
export const dialogQuery = (open: OpenedDialog | null): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(parameters).map(([act, parameter]) => [parameter, open?.act === act ? open.assessmentId : null]),
  );
