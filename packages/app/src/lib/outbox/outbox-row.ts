/** One line of what is sent: a pupil's presence or grade, with the version that its author had read. */
export type OutboxRow = Readonly<Record<string, unknown>> & { readonly version?: number };
