import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { ComposedChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { Bars } from './bars.tsx';
import { axisText, ChartFrame } from './chart-frame.tsx';
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
    before: lastYearNights,
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
          <Bars width={20} lineWidth={28} isLying figure="nights" />
        </ComposedChart>
      </ResponsiveContainer>
    </ChartFrame>
  );
}
