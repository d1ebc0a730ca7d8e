import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { Bar, ComposedChart, LabelList, Line, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { axisText, ChartFrame } from './chart-frame.tsx';
import styles from './chart.module.css';
import { CutLine } from './cut-line.tsx';
import { monthOf } from './findings.ts';

interface PickUpChartProps {
  readonly months: DeskAnswer<'Reports/PickUp'>['months'];
  readonly says: string;
}

/** Nights on the books by month, what came lately soft at their end, and a line for last year. */
export function PickUpChart({ months, says }: PickUpChartProps) {
  const data = months.map(({ month, nights, picked, lastYearNights }) => ({
    label: monthOf(month),
    nights,
    whole: nights - Math.max(0, picked),
    soft: Math.max(0, picked),
    lastYear: lastYearNights,
  }));
  return (
    <ChartFrame says={says}>
      <ResponsiveContainer width="100%" height={36 * months.length + 8}>
        <ComposedChart
          layout="vertical"
          data={data}
          accessibilityLayer={false}
          margin={{ top: 4, right: 44, bottom: 4, left: 0 }}
        >
          <XAxis type="number" hide />
          <YAxis
            type="category"
            dataKey="label"
            width={44}
            axisLine={false}
            tickLine={false}
            tick={axisText}
            interval={0}
          />
          <Bar
            dataKey="whole"
            stackId="one"
            className={styles.bar ?? ''}
            isAnimationActive={false}
            barSize={20}
          />
          <Bar
            dataKey="soft"
            stackId="one"
            className={styles.soft ?? ''}
            isAnimationActive={false}
            barSize={20}
          >
            <LabelList dataKey="nights" position="right" fill="var(--chart-figure)" />
          </Bar>
          <Line
            dataKey="lastYear"
            stroke="none"
            isAnimationActive={false}
            activeDot={false}
            dot={({ key, cx, cy, value }) => (
              <CutLine key={key} cx={cx} cy={cy} value={value} half={14} isUpright />
            )}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}
