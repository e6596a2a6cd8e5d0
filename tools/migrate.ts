import { connectAdmin, projectOptions, projectUsage } from './admin/connectAdmin.ts';
import { migrateDocuments } from './migrate/migrateDocuments.ts';
import { runCommand } from './runCommand.ts';

const usage = `npm run migrate -- --dry-run     counts the stored documents that lack what this version expects
npm run migrate                  completes them; may be repeated, also while the site is in use

${projectUsage}`;

const options = { ...projectOptions, 'dry-run': { type: 'boolean', default: false } } as const;

await runCommand({ usage, options }, async ({ 'dry-run': isDryRun, ...project }) => {
  const { db } = await connectAdmin(project);
  for (const { collection, documents, completed } of await migrateDocuments(db, { isDryRun }))
    console.log(`${collection}: ${completed} of ${documents} ${isDryRun ? 'to complete' : 'completed'}`);
});
