import { buildSite } from '#tools/build.ts';

/** A process of its own that builds the site of the folder it runs in, and writes what that took as JSON. */
const start = performance.now();
await buildSite({ local: true });
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
