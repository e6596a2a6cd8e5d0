import { parseArgs } from 'node:util';
import { connectAdmin, projectOptions, projectUsage, reportFailure } from './admin/connectAdmin.ts';
import { migrateDocuments } from './migrate/migrateDocuments.ts';

const usage = `npm run migrate -- --dry-run     counts the stored documents that lack what this version expects
npm run migrate                  completes them; may be repeated, also while the site is in use

${projectUsage}`;

const { values } = parseArgs({
  options: { ...projectOptions, 'dry-run': { type: 'boolean', default: false } },
});

async function migrate(): Promise<void> {
  const { db } = await connectAdmin(values);
  const isDryRun = values['dry-run'];
  for (const { collection, documents, completed } of await migrateDocuments(db, { isDryRun }))
    console.log(`${collection}: ${completed} of ${documents} ${isDryRun ? 'to complete' : 'completed'}`);
}

if (values.help) console.log(usage);
else await migrate().catch(reportFailure);
