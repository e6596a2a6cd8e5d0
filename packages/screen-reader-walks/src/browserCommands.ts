import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type ListenedBrowser = 'firefox' | 'chromium';

/** Firefox in Portuguese, with accessibility enabled and without the windows and popups of a first start. */
const firefoxPreferences = {
  'accessibility.force_disabled': -1,
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.formfill.enable': false,
  'browser.preonboarding.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.translations.enable': false,
  'browser.urlbar.autoFill': false,
  'browser.urlbar.suggest.engines': false,
  'browser.urlbar.suggest.history': false,
  'browser.urlbar.suggest.searches': false,
  'browser.urlbar.suggest.topsites': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'pt-BR, pt',
  'intl.locale.requested': 'pt-BR',
  'layout.spellcheckDefault': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
};

const chromiumFlags = [
  '--force-renderer-accessibility',
  ...['--no-first-run', '--no-default-browser-check', '--no-sandbox'],
  ...['--disable-background-networking', '--disable-component-update', '--password-store=basic'],
  ...['--lang=pt-BR', '--window-size=1280,900', '--window-position=0,0', '--disable-gpu'],
];

/** Creates the folder `profile`, and returns the command that opens a browser at an address with that profile. */
export async function browserCommand(
  browser: ListenedBrowser,
  profile: string,
  url: string,
): Promise<string[]> {
  await mkdir(profile, { recursive: true });
  if (browser === 'chromium') return ['chromium', `--user-data-dir=${profile}`, ...chromiumFlags, url];
  const lines = Object.entries(firefoxPreferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  return ['firefox-esr', '--no-remote', '--profile', profile, '--width', '1280', '--height', '900', url];
}
