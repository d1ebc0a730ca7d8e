import { Bar, LabelList, Line } from 'recharts';
import styles from './chart.module.css';

interface BarsProps {
  /** Of a bar, at the most, and of the line across it. */
  readonly width: number;
  readonly lineWidth: number;
  readonly isLying?: boolean;
  /** The key of a figure that stands at the end of a bar. */
  readonly figure?: string;
}

/** Bars of `whole` with `soft` at their end, and a line across for `before`. */
export function Bars({ width, lineWidth, isLying = false, figure }: BarsProps) {
  return (
    <>
      <Bar
        dataKey="whole"
        stackId="one"
        className={styles.bar ?? ''}
        isAnimationActive={false}
        maxBarSize={width}
      />
      <Bar
        dataKey="soft"
        stackId="one"
        className={styles.soft ?? ''}
        isAnimationActive={false}
        maxBarSize={width}
      >
        {figure !== undefined && <LabelList dataKey={figure} position="right" fill="var(--chart-figure)" />}
      </Bar>
      <Line
        dataKey="before"
        stroke="none"
        isAnimationActive={false}
        activeDot={false}
        dot={({ key, cx, cy, value }) => (
          <CutLine key={key} cx={cx} cy={cy} value={value} half={lineWidth / 2} isUpright={isLying} />
        )}
      />
    </>
  );
}

interface CutLineProps {
  readonly cx?: number | undefined;
  readonly cy?: number | undefined;
  /** What the place stands for; without one there is no line. */
  readonly value?: number | null | undefined;
  readonly half: number;
  readonly isUpright: boolean;
}

/** What a bar is compared with: a line across it, wider than the bar. */
function CutLine({ cx, cy, value, half, isUpright }: CutLineProps) {
  if (cx === undefined || cy === undefined || value === null || value === undefined) return null;
  const path = isUpright ? `M${cx} ${cy - half}v${2 * half}` : `M${cx - half} ${cy}h${2 * half}`;
  return <path className={styles.cut} d={path} />;
}
