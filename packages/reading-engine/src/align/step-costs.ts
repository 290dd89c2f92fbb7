/** Staying on a reference frame, and passing over one, cost so much: reading at the reference's own rate is free. */
export const STAY_COST = 0.1;
export const LEAP_COST = 0.1;
