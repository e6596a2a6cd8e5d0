import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './median.ts';
import type { Figure } from './report.ts';

const program = `
  const start = performance.now();
  await import(process.argv[1]);
  console.log(JSON.stringify({ ms: performance.now() - start, bytes: process.memoryUsage().rss }));
  process.exit();
`;

/** Milliseconds to load the module of the functions in a fresh process, and the memory of that process then. */
export async function measureColdStart(module: URL, count = 5): Promise<Figure[]> {
  const args = ['--input-type=module', '--eval', program, module.href];
  const env = {
    ...process.env,
    GCLOUD_PROJECT: 'demo-alinhavo',
    FIREBASE_CONFIG: '{"projectId":"demo-alinhavo"}',
  };
  const runs: { ms: number; bytes: number }[] = [];
  for (let run = 0; run < count; run += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    runs.push(JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}'));
  }
  const ms = median(runs.map((run) => run.ms)).toFixed(0);
  const megabytes = (median(runs.map(({ bytes }) => bytes)) / 1e6).toFixed(0);
  return [
    ["cold start of the functions' module, ms", ms, 'none set'],
    ["memory of the functions' module, MB", megabytes, 'none set'],
  ];
}
