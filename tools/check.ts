import { checks, runPrograms } from './testing/runPrograms.ts';

const { failures } = await runPrograms(checks);
process.exitCode = failures.length > 0 ? 1 : 0;
