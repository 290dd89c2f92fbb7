/** What nobody may have to read: ids, values of the machine, names of fields and tables. */
export const codes =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}|\b[A-Z]{2,}_[A-Z_]+\b|\b[a-z]+_[a-z_]+\b|\[object|\bundefined\b|\bnull\b|[{}]|\b(PRESENT|ABSENT|TEACHER|STUDENT|MANAGER|BIMESTER|MONDAY|CORRECTED|LEITURA|GABARITO|ACTIVE|true|false)\b/;
