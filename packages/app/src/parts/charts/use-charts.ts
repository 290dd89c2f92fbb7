import useSWRImmutable from 'swr/immutable';

const loadCharts = () => import('@caderneta/ui/charts');
export type Charts = Awaited<ReturnType<typeof loadCharts>>;

/** The code that draws charts: fetched once, when the first of them is shown. */
export const useCharts = () => useSWRImmutable('charts', loadCharts);
