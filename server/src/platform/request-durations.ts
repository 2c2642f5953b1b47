interface Counted {
  labels: Readonly<Record<'method' | 'route' | 'status', string>>;
  /** How many fell into each bucket, and into none. */
  counts: number[];
  seconds: number;
}

/**
 * A histogram of requests for the registry. prom-client's own checks, sorts and joins the labels at each observation, a
 * twentieth of the processor time of a call; here that is done when somebody reads the metrics.
 */
export function requestDurations({ name, help, buckets }: { name: string; help: string; buckets: readonly number[] }) {
  /** By route, then by method and status: a key joined of the three would be made and hashed anew for each request. */
  const counted = new Map<string, Map<string, Map<string, Counted>>>();

  function of(method: string, route: string, status: string): Counted {
    let ofRoute = counted.get(route);
    if (!ofRoute) counted.set(route, (ofRoute = new Map()));
    let ofMethod = ofRoute.get(method);
    if (!ofMethod) ofRoute.set(method, (ofMethod = new Map()));
    let mine = ofMethod.get(status);
    if (!mine) ofMethod.set(status, (mine = { labels: { method, route, status }, counts: Array(buckets.length + 1).fill(0), seconds: 0 }));
    return mine;
  }

  return {
    name,
    observe(method: string, route: string, status: string, seconds: number): void {
      const mine = of(method, route, status);
      let at = 0;
      while (at < buckets.length && seconds > (buckets[at] ?? 0)) at += 1;
      mine.counts[at] = (mine.counts[at] ?? 0) + 1;
      mine.seconds += seconds;
    },
    get: () => Promise.resolve({ name, help, type: 'histogram', aggregator: 'sum', values: all().flatMap(valuesOf) }),
    reset: () => counted.clear(),
  };

  function all(): Counted[] {
    return [...counted.values()].flatMap((ofRoute) => [...ofRoute.values()].flatMap((ofMethod) => [...ofMethod.values()]));
  }

  function valuesOf({ labels, counts, seconds }: Counted) {
    let sum = 0;
    const below = counts.map((count, at) => ({
      metricName: `${name}_bucket`,
      labels: { le: buckets[at] ?? '+Inf', ...labels },
      value: (sum += count),
    }));
    return [...below, { metricName: `${name}_sum`, labels, value: seconds }, { metricName: `${name}_count`, labels, value: sum }];
  }
}
