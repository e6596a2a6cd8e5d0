import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs that a session needs besides Node, each with a file that exists if the program is installed. */
const needed = {
  xvfb: '/usr/bin/Xvfb',
  openbox: '/usr/bin/openbox',
  xdotool: '/usr/bin/xdotool',
  'dbus-daemon': '/usr/bin/dbus-daemon',
  'at-spi2-core': '/usr/libexec/at-spi2-registryd',
  'libglib2.0-bin': '/usr/bin/gsettings',
  'gsettings-desktop-schemas': '/usr/share/glib-2.0/schemas/org.gnome.desktop.a11y.applications.gschema.xml',
  orca: '/usr/bin/orca',
  'speech-dispatcher': '/usr/bin/speech-dispatcher',
};
const browsers = {
  firefox: {
    'firefox-esr': '/usr/bin/firefox-esr',
    'firefox-esr-l10n-pt-br': '/usr/share/doc/firefox-esr-l10n-pt-br',
  },
  chromium: { chromium: '/usr/bin/chromium' },
};

const installedLocales = () =>
  existsSync('/usr/bin/locale')
    ? execFileSync('/usr/bin/locale', ['-a'], { encoding: 'utf8' }).split('\n')
    : [];

/**
 * The missing Debian packages for a session with a browser; an empty list if all are installed. Without the Brazilian
 * locale in `locales` (the output of `locale -a`) Orca stays silent; the list then includes a package that contains it.
 */
export function missingPrograms(browser: keyof typeof browsers, locales = installedLocales()): string[] {
  const packages = Object.entries({ ...needed, ...browsers[browser] });
  const missing = packages.filter(([, file]) => !existsSync(file)).map(([name]) => name);
  return locales.includes('pt_BR.utf8') ? missing : [...missing, 'locales-all'];
}
