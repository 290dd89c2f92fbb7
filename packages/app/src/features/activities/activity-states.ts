/** In the address of who looks for what waits for a person. */
export const IN_REVIEW = 'revisao';
