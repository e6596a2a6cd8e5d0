#!/usr/bin/env node
import { serveFirestore } from './fake-java/serveFirestore.ts';

const usage = `local-firestore [--port 8080] [--rules firestore.rules] [--host 127.0.0.1] [--seed_from_export file]

Serves Firestore over REST on this machine until it is interrupted. LOCAL_FIRESTORE_INDEXES names a firestore.indexes.json.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) process.stdout.write(`${usage}\n`);
else await serveFirestore(args);
