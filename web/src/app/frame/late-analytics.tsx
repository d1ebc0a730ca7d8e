import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import type { AnalyticsProps } from '../analytics/analytics.tsx';

/** Fetched when the page has nothing else to do, and missed by nobody where it cannot be. */
export function LateAnalytics(props: AnalyticsProps) {
  const [Analytics, setAnalytics] = useState<ComponentType<AnalyticsProps> | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('../analytics/analytics.tsx').then(
          (loaded) => setAnalytics(() => loaded.Analytics),
          () => undefined,
        );
      }),
    [],
  );
  return Analytics && <Analytics {...props} />;
}
