import type { RunnerResult } from 'lighthouse';
import { TotalBlockingTime } from 'lighthouse/core/computed/metrics/total-blocking-time.js';
import { PageDependencyGraph } from 'lighthouse/core/computed/page-dependency-graph.js';

/**
 * Lighthouse's total blocking time in ms, each task as long as the processor worked for it. Lighthouse takes the time that
 * passed, so that a task also counts what the machine did meanwhile for other processes. `result` is of a navigation.
 */
export async function blockingByProcessor({ artifacts, lhr }: RunnerResult): Promise<number> {
  const context = { settings: lhr.configSettings, computedCache: new Map() };
  const page = {
    trace: artifacts.Trace,
    devtoolsLog: artifacts.DevtoolsLog,
    gatherContext: artifacts.GatherContext,
    settings: lhr.configSettings,
    URL: artifacts.URL,
    SourceMaps: artifacts.SourceMaps,
    simulator: null,
  };
  // The graph that the metric is made of is kept in the context: what is changed here is what the metric finds.
  const graph = await PageDependencyGraph.request({ ...page, fromTrace: false }, context);
  graph.traverse((node) => {
    if (node.type !== 'cpu') return;
    const { ts, dur, tdur = dur } = node.event as { ts: number; dur: number; tdur?: number };
    node.correctedEndTs = Math.min(node.endTime, ts + tdur);
  });
  const { timing } = await TotalBlockingTime.request(page, context);
  return timing;
}
