import { connectAdmin, projectOptions, projectUsage } from './admin/connectAdmin.ts';
import { restoreFormerMessages } from './migrate/formerMessages.ts';
import { migrateDocuments } from './migrate/migrateDocuments.ts';
import { runCommand } from './process/runCommand.ts';

const usage = `npm run migrate -- --dry-run     counts the stored documents that lack what this version expects
npm run migrate                  completes them; may be repeated, also while the site is in use
npm run migrate -- --undo        gives messages the text back that the version before expects

${projectUsage}`;

const options = {
  ...projectOptions,
  'dry-run': { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
} as const;

await runCommand({ usage, options }, async ({ 'dry-run': isDryRun, undo, ...project }) => {
  const { db } = await connectAdmin(project);
  const counts = undo
    ? [await restoreFormerMessages(db, { isDryRun })]
    : await migrateDocuments(db, { isDryRun });
  for (const { collection, documents, completed, left = [] } of counts) {
    console.log(`${collection}: ${completed} of ${documents} ${isDryRun ? 'to complete' : 'completed'}`);
    for (const path of left) console.log(`  stays a message, its text is no form's: ${path}`);
  }
});
