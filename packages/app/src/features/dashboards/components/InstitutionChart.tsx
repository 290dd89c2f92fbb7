import type { MunicipalityDashboard } from '@caderneta/contract';
import { ChartCard } from '../../../parts/charts/ChartCard.tsx';

export interface InstitutionChartProps {
  texts: { readonly title: string; readonly text: string };
  rows: MunicipalityDashboard['enrolments_by_institution'];
  /** Top of the scale; by default the highest value. */
  max?: number;
  format?: (value: number) => string;
  /** Where an institution's bar leads. */
  hrefOf: (id: string) => string | undefined;
}

/** One figure of each institution, as rows in the order of the answer, which the text names: names of schools are long. */
export function InstitutionChart({ texts, rows, max, format, hrefOf }: InstitutionChartProps) {
  return (
    <ChartCard>
      {({ BarChart }) => (
        <BarChart
          title={texts.title}
          description={texts.text}
          layout="rows"
          max={max}
          format={format}
          items={rows.map(({ id, name, value }) => ({ id, label: name, value, href: hrefOf(id) }))}
        />
      )}
    </ChartCard>
  );
}
