/** Texts of what narrows the audit log alone. */
export const logFiltersCopy = { anyUser: 'Nome ou e-mail' } as const;
