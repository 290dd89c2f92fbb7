/** Under what the typing of a new qualification is kept. */
export const newQualificationForm = (profileId: string | null): string => `formacao.nova.${profileId}`;
