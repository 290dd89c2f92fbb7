/** '123.456.789-00' of eleven digits. */
export const writeCpf = (cpf: string): string => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

/** '(35) 99999-0000' of ten or eleven digits; any other number stays as it is. */
export const writePhone = (number: string): string => number.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

const writeCep = (code: string) => code.replace(/^(\d{5})(\d{3})$/, '$1-$2');

/** What stands in one line of an address, as far as it is known. */
interface AddressParts {
  readonly street: string;
  readonly number?: string | null | undefined;
  readonly complement?: string | null | undefined;
  readonly district?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly zip_code?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** 'Rua A, 10, fundos, Centro, Santa Aurora/MG, 37000-000, Brasil' */
export const writeAddress = ({ street, number, complement, district, city, state, zip_code, country }: AddressParts) =>
  [
    street,
    number,
    complement,
    district,
    [city, state].filter(Boolean).join('/'),
    zip_code && writeCep(zip_code),
    country,
  ]
    .filter(Boolean)
    .join(', ');
