import { missingEvidence } from './testing/missingEvidence.ts';

const missing = await missingEvidence(new URL('../', import.meta.url));
for (const sentence of missing) console.error(sentence);
process.exitCode = missing.length > 0 ? 1 : 0;
