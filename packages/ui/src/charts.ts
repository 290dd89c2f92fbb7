/** The charts. An entry of their own, so that an application loads them, and d3 with them, when a screen has one. */
export { BarChart, type BarChartProps } from './BarChart/BarChart.tsx';
export type { ChartProps } from './ChartFrame/ChartFrame.tsx';
export { type ChartPart, DonutChart, type DonutChartProps } from './DonutChart/DonutChart.tsx';
export { Histogram, type HistogramProps } from './Histogram/Histogram.tsx';
export { IntervalChart, type IntervalChartProps, type IntervalPart } from './IntervalChart/IntervalChart.tsx';
export { LineChart, type LineChartProps } from './LineChart/LineChart.tsx';
export type { LineSeries } from './LineChart/line-scale.ts';
export { RadarChart, type RadarChartProps, type RadarCriterion } from './RadarChart/RadarChart.tsx';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline.tsx';
export { WaffleChart, type WaffleChartProps } from './WaffleChart/WaffleChart.tsx';
