import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paletteProblems } from '../pictures/paletteProblems.ts';
import type { StudioAnswers } from './studioAnswers.ts';
import { readJson } from './studioAnswers.ts';

/** The network, profile name and address: 'https://www.instagram.com/studio' is '@studio' at Instagram. */
function profileOf(href: string) {
  const { hostname, pathname } = new URL(href);
  const network = hostname.replace(/^www\./, '').replace(/\..*$/, '');
  const account = pathname.split('/').filter(Boolean).at(-1) ?? hostname;
  return network === 'linkedin'
    ? { name: 'LinkedIn', label: account, href }
    : { name: network[0]?.toUpperCase() + network.slice(1), label: `@${account.replace(/^@/, '')}`, href };
}

function studioOf({ palette: _, domain, street: line, city, state, postalCode, ...answers }: StudioAnswers) {
  return {
    sample: false,
    ...answers,
    externalSite: { label: domain.replace(/^www\./, ''), href: `https://${domain}` },
    since: Number(answers.since),
    postalAddress: { line, city, state, postalCode, country: 'BR' },
    social: answers.social.map(profileOf),
  };
}

/** Sets these variables in the text of an .env file; other lines stay. */
function setVariables(source: string, values: Record<string, string>): string {
  const kept = source.split('\n').filter((line) => line && !(line.replace(/=.*/, '') in values));
  return `${[...kept, ...Object.entries(values).map(([name, value]) => `${name}="${value}"`)].join('\n')}\n`;
}

/** Writes a studio into the project at `root`, or throws an Error if a colour is unknown or a contrast too low. */
export function writeStudio(root: string, answers: StudioAnswers): string[] {
  const file = (name: string) => path.join(root, name);
  const current = readJson(file('content/palette.json')) as Record<string, string>;
  const palette = { ...current, ...answers.palette };
  const unknown = Object.keys(palette).filter((name) => !(name in current));
  const problems = [
    ...unknown.map((name) => `"${name}" is no colour of content/palette.json`),
    ...paletteProblems(palette),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const { name, domain, email } = answers;
  const address = `https://${domain}`;
  const json = (content: object) => () => `${JSON.stringify(content, null, 2)}\n`;
  const variables = (values: Record<string, string>) => (source: string) => setVariables(source, values);
  const files: Record<string, (source: string) => string> = {
    'content/studio.json': json(studioOf(answers)),
    'content/palette.json': json(palette),
    '.env.production.local': variables({ VITE_SITE_URL: address, VITE_ADMIN_EMAIL: email }),
    'functions/.env': variables({
      SITE_URL: address,
      MAIL_FROM: `${name} <site@${domain.replace(/^www\./, '')}>`,
      MAIL_TO: email,
    }),
  };
  for (const [written, change] of Object.entries(files)) {
    const source = existsSync(file(written)) ? readFileSync(file(written), 'utf8') : '';
    writeFileSync(file(written), change(source));
  }
  return Object.keys(files);
}
