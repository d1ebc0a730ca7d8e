import { CartesianGrid, ComposedChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { Bars } from './bars.tsx';
import { axisText, ChartFrame } from './chart-frame.tsx';
import styles from './chart.module.css';

export interface Column {
  readonly label: string;
  readonly value: number | null;
  /** A line across; null: none. */
  readonly before: number | null;
  /** Not over yet: soft, with an edge. */
  readonly isUnderWay?: boolean;
}

/** Upright bars with a line for what each is compared with. `says`: the finding, for who cannot see it. */
export function ColumnChart({
  columns,
  says,
}: {
  readonly columns: readonly Column[];
  readonly says: string;
}) {
  const data = columns.map(({ value, isUnderWay = false, ...column }) => ({
    ...column,
    whole: isUnderWay ? null : value,
    soft: isUnderWay ? value : null,
  }));
  const ticks = percentTicks(columns.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
  const lineWidth = Math.min(48, Math.max(8, 300 / Math.max(1, columns.length)));
  return (
    <ChartFrame says={says}>
      <ResponsiveContainer width="100%" height={220}>
        <ComposedChart
          data={data}
          accessibilityLayer={false}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} className={styles.grid} />
          <XAxis
            dataKey="label"
            tickLine={false}
            tick={axisText}
            interval={columns.length > 8 ? 'preserveStartEnd' : 0}
            minTickGap={14}
          />
          <YAxis
            width={48}
            ticks={ticks}
            domain={[0, ticks.at(-1) ?? 0]}
            axisLine={false}
            tickLine={false}
            tick={axisText}
            tickFormatter={(basisPoints: number) => `${basisPoints / 100}%`}
          />
          <Bars width={40} lineWidth={lineWidth} />
        </ComposedChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}

/** Whole steps of a percentage, up to the largest of these basis points. */
function percentTicks(values: readonly number[]): number[] {
  const most = Math.max(...values, 500);
  const step = [100, 500, 1000, 2000].find((one) => most / one <= 5) ?? 2500;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}
