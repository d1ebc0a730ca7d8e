import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { axisText, ChartFrame } from './chart-frame.tsx';
import styles from './chart.module.css';

export interface SumPoint {
  readonly label: string;
  readonly now: number;
  /** Null: nothing is compared. */
  readonly before: number | null;
}

interface SumChartProps {
  readonly points: readonly SumPoint[];
  readonly says: string;
  readonly money: (minor: number) => string;
}

/** A sum that grows, and dotted the one that it is compared with. */
export function SumChart({ points, says, money }: SumChartProps) {
  return (
    <ChartFrame says={says}>
      <ResponsiveContainer width="100%" height={220}>
        <LineChart
          data={[...points]}
          accessibilityLayer={false}
          margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} className={styles.grid} />
          <XAxis
            dataKey="label"
            tickLine={false}
            tick={axisText}
            interval="preserveStartEnd"
            minTickGap={14}
          />
          <YAxis width={64} axisLine={false} tickLine={false} tick={axisText} tickFormatter={money} />
          <Line
            dataKey="before"
            className={styles.before ?? ''}
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
          <Line
            dataKey="now"
            className={styles.now ?? ''}
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}
