import type { UsageDay } from '@contracts/admin';
import { formatDate } from '@rules/date';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { type Bar as DayBar, type Metric, axisTicks, barsOf, describeUsage } from './usage-metrics';

const TICK = { fill: 'var(--text-3)', fontSize: 11 } as const;
const QUIET = 'color-mix(in srgb, var(--primary) 48%, var(--surface))';

interface UsageChartProps {
  days: readonly UsageDay[];
  metric: Metric;
}

/** `15`, and the month with the first of it: `1 mar`. */
const shortDay = (day: string): string => {
  const [date = '', month = ''] = formatDate(day).split(' ');
  return date === '1' ? `${date} ${month}` : date;
};

interface DayTipProps {
  payload?: readonly { payload?: DayBar }[];
  metric: Metric;
}

function DayTip({ payload, metric }: DayTipProps) {
  const bar = payload?.[0]?.payload;
  if (!bar) return null;
  return (
    <div className="usage-tip">
      <strong className="m">{formatDate(bar.day)}</strong>
      <span>
        {metric.label}: {metric.format(bar.good + bar.failed)}
      </span>
      {bar.failed > 0 && <span>Con error: {metric.format(bar.failed)}</span>}
    </div>
  );
}

/** Bars by day, today's in full colour; in its own chunk because of the chart library. */
export default function UsageChart({ days, metric }: UsageChartProps) {
  const bars = barsOf(days, metric);
  const ticks = axisTicks(Math.max(...bars.map(({ good, failed }) => good + failed), 0), metric);
  return (
    <div className="usage-chart" role="img" aria-label={describeUsage(days, metric)}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={bars}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--border)" strokeDasharray="2 4" />
          <XAxis
            dataKey="day"
            tickFormatter={shortDay}
            tick={TICK}
            tickLine={false}
            axisLine={{ stroke: 'var(--border)' }}
            interval="equidistantPreserveStart"
            minTickGap={10}
          />
          <YAxis
            ticks={ticks}
            domain={[0, ticks.at(-1) ?? 1]}
            tickFormatter={(value: number) => metric.format(value)}
            tick={TICK}
            tickLine={false}
            axisLine={false}
            width={metric.id === 'tiempo' ? 62 : 34}
          />
          <Tooltip
            cursor={{ fill: 'var(--hover)' }}
            isAnimationActive={false}
            content={({ payload }) => <DayTip payload={payload} metric={metric} />}
          />
          <Bar
            dataKey="good"
            stackId="day"
            maxBarSize={20}
            radius={[3, 3, 0, 0]}
            isAnimationActive={false}
          >
            {bars.map(({ day }, index) => (
              <Cell key={day} fill={index === bars.length - 1 ? 'var(--primary)' : QUIET} />
            ))}
          </Bar>
          <Bar
            dataKey="failed"
            stackId="day"
            maxBarSize={20}
            radius={[2, 2, 0, 0]}
            fill="var(--bad-line)"
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
