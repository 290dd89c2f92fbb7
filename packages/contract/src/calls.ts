import type { Endpoint } from './common/endpoint.ts';
import * as contract from './index.ts';

type Named<Suffix extends string> = {
  [Name in keyof typeof contract as Name extends `${string}${Suffix}` ? Name : never]: (typeof contract)[Name];
};

/** What groups of this package export under names that end alike: a new group is taken in by being exported. */
const exportedAs = (suffix: string): readonly object[] =>
  Object.entries(contract).flatMap(([name, group]) =>
    name.endsWith(suffix) && typeof group === 'object' ? [group] : [],
  );

/** Every call of the contract, from every `…Endpoints` that it exports. */
export const everyEndpoint: readonly Endpoint[] = exportedAs('Endpoints').flatMap((group): Endpoint[] =>
  Object.values(group),
);

/** First names of the paths of calls: 'classes' of `/classes/:id`. */
export const firstPathNames: readonly string[] = [
  ...new Set(everyEndpoint.flatMap(({ path }) => path.split('/')[1] ?? [])),
].sort();

/** A list that answers page by page. */
export const isPagedList = ({ list, request }: Endpoint): boolean =>
  list && request.query !== undefined && 'shape' in request.query && 'page' in Object(request.query.shape);

type LabelGroups = Named<'AuditLabels'>;

/** Keys that stand in more than one of the groups. */
export type WrittenTwice<Groups> = {
  [Group in keyof Groups]: {
    [Other in Exclude<keyof Groups, Group>]: keyof Groups[Group] & keyof Groups[Other];
  }[Exclude<keyof Groups, Group>];
}[keyof Groups];

/** A table that the audit log may name, because some `…AuditLabels` of this package names it in Portuguese. */
export type AuditedTable = { [Group in keyof LabelGroups]: keyof LabelGroups[Group] }[keyof LabelGroups];

/** A label for each table; none at all, which does not compile, while two groups label the same one. */
type AuditLabels = [WrittenTwice<LabelGroups>] extends [never] ? Readonly<Record<AuditedTable, string>> : never;

const auditLabels: AuditLabels = Object.assign({}, ...exportedAs('AuditLabels'));

const labelOf: ReadonlyMap<string, string> = new Map(Object.entries(auditLabels));

/** Portuguese name of an audited table; one that an older version wrote and nobody writes any more keeps its own. */
export const auditTableLabel = (table: string): string => labelOf.get(table) ?? table;
