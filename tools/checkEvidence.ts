import { missingEvidence, missingTranscripts } from './testing/missingEvidence.ts';

const root = new URL('../', import.meta.url);
const missing = [...(await missingEvidence(root)), ...(await missingTranscripts(root))];
for (const sentence of missing) console.error(sentence);
process.exitCode = missing.length > 0 ? 1 : 0;
