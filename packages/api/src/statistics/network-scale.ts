/** Of the pupils of the base year: their mean and their deviation on the 'escala da rede'. */
const BASE_MEAN = 250;
const BASE_DEVIATION = 50;

/** An estimate on the base year's own scale, whose pupils have mean 0 and deviation 1, as the number that the network is shown. */
export const networkScore = (theta: number): number => BASE_MEAN + BASE_DEVIATION * theta;

/** The estimate of such a number. */
export const networkTheta = (score: number): number => (score - BASE_MEAN) / BASE_DEVIATION;

/** The error of an estimate in the same unit. */
export const networkError = (error: number): number => BASE_DEVIATION * error;
