/** A fault that somebody could make: `text` in `file` becomes `replacement`, and one of the test files must notice it. */
export type Mutation = {
  name: string;
  file: string;
  text: string;
  replacement: string;
  /** Test files of one runner. */
  tests: readonly string[];
};

const unit = (file: string) => `tests/unit/${file}`;
const integration = (file: string) => `tests/integration/${file}`;
const inBrowser = (file: string) => `tests/browser/${file}`;

const domain: Mutation[] = [
  {
    name: 'domain: a slot can be booked without notice',
    file: 'src/domain/agenda/slotObstacle.ts',
    text: "if (start < now.getTime() + availability.noticeHours * HOUR_MS) return 'near';",
    replacement: '',
    tests: [unit('domain/agenda/slotObstacle.test.ts')],
  },
  {
    name: 'domain: a month after 31 January is in March',
    file: 'src/domain/submissions/retention.ts',
    text: 'if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);',
    replacement: '',
    tests: [unit('domain/submissions/retention.test.ts')],
  },
  {
    name: 'domain: who fills in the form slowly is likely spam',
    file: 'src/domain/forms/contact.ts',
    text: 'elapsedMs < MIN_ELAPSED_MS',
    replacement: 'elapsedMs > MIN_ELAPSED_MS',
    tests: [unit('domain/forms/contact.test.ts')],
  },
  {
    name: 'domain: a cell of the table may be a formula with a minus',
    file: 'src/domain/site/csv.ts',
    text: '([=+\\-@＝＋－＠])/g',
    replacement: '([=+@＝＋－＠])/g',
    tests: [unit('domain/site/csv.test.ts')],
  },
  {
    name: 'domain: a phone number of eight digits is refused',
    file: 'src/domain/forms/booking.ts',
    text: '.length >= PHONE_DIGITS',
    replacement: '.length > PHONE_DIGITS',
    tests: [unit('domain/forms/booking.test.ts')],
  },
  {
    name: 'domain: 20 November is no holiday',
    file: 'src/domain/agenda/holidays.ts',
    text: "  '11-20': 'Dia da Consciência Negra',\n",
    replacement: '',
    tests: [unit('domain/agenda/holidays.test.ts')],
  },
  {
    name: 'domain: spam is kept as long as everything else',
    file: 'src/domain/submissions/retention.ts',
    text: 'Math.min(moment.getTime() + SPAM_DAYS * 24 * 3_600_000, keptUntil.getTime())',
    replacement: 'keptUntil.getTime()',
    tests: [unit('domain/submissions/retention.test.ts')],
  },
];

const functions: Mutation[] = [
  {
    name: 'functions: old submissions count for the limit, new ones do not',
    file: 'functions/src/policy/rateLimit.ts',
    text: '< RATE_WINDOW_MS',
    replacement: '>= RATE_WINDOW_MS',
    tests: [integration('functions/rateLimit.test.ts')],
  },
  {
    name: 'functions: a mail that failed is not tried again',
    file: 'functions/src/policy/mailRetryPolicy.ts',
    text: 'const WAITS = [1, 5, 15, 60, 180, 360, 720, 1440];',
    replacement: 'const WAITS: number[] = [];',
    tests: [integration('functions/redelivery.test.ts')],
  },
  {
    name: 'functions: a visitor cancels without the notice',
    file: 'src/domain/commands/missedNotice.ts',
    text: 'return left < noticeHours * HOUR_MS ? noticeHours : undefined;',
    replacement: 'return undefined;',
    tests: [integration('functions/manageBooking.test.ts')],
  },
  {
    name: 'functions: a caller behind Hosting may claim any address',
    file: 'functions/src/http/clientIpAddress.ts',
    text: '(claimsHosting && servers === 0)',
    replacement: 'false',
    tests: [integration('functions/http/clientIpAddress.test.ts')],
  },
  {
    name: 'functions: a quotation mark ends an attribute of a mail',
    file: 'functions/src/mails/html.ts',
    text: '/[&<>"\']/g',
    replacement: '/[&<>]/g',
    tests: [integration('functions/mails/html.test.ts')],
  },
  {
    name: 'functions: a body of any size is read',
    file: 'functions/src/http/readBody.ts',
    text: 'if (size > BODY_LIMIT) reject(tooLarge());',
    replacement: 'if (size < 0) reject(tooLarge());',
    tests: [integration('functions/http/readBody.test.ts')],
  },
];

const rules: Mutation[] = [
  {
    name: 'rules: an administrator whose rights were taken away keeps them',
    file: 'firestore.rules',
    text: '\n        && !isRevoked(request.auth.uid)',
    replacement: '',
    tests: [integration('rules/adminTools.test.ts')],
  },
  {
    name: 'rules: an administrator’s browser closes the studio for a day',
    file: 'firestore.rules',
    text: 'match /availability/{part} {\n      allow get: if isAdministrator();',
    replacement: 'match /availability/{part} {\n      allow get, write: if isAdministrator();',
    tests: [integration('doors/rules.test.ts')],
  },
  {
    name: 'rules: a member writes a profile with the e-mail of another',
    file: 'firestore.rules',
    text: 'profile.email is string && profile.email == request.auth.token.email',
    replacement: 'profile.email is string',
    tests: [integration('rules/profile.test.ts')],
  },
  {
    name: 'rules: a photo may be a drawing with scripts',
    file: 'storage.rules',
    text: '(png|jpeg|webp|avif|gif)',
    replacement: '(png|jpeg|webp|avif|gif|svg.xml)',
    tests: [integration('rules/photo.test.ts')],
  },
];

const pages: Mutation[] = [
  {
    name: 'pages: a navigation leaves the focus where it was',
    file: 'src/app/navigation/useNavigationFocus.ts',
    text: 'if (heading) focusOnce(heading);',
    replacement: '',
    tests: [unit('app/AppRoutes.test.tsx')],
  },
  {
    name: 'pages: the first wrong field does not take the focus',
    file: 'src/components/form/useForm.ts',
    text: '    focusField(form, found);\n',
    replacement: '',
    tests: [unit('components/form/useForm.test.tsx')],
  },
  {
    name: 'pages: Escape does not close the menu',
    file: 'src/app/shell/Header.tsx',
    text: "event.key !== 'Escape'",
    replacement: "event.key !== 'Esc'",
    tests: [inBrowser('public/shell.spec.ts')],
  },
  {
    name: 'pages: the focus on a skip link leads nowhere',
    file: 'src/app/shell/RootLayout.tsx',
    text: 'href="#conteudo"',
    replacement: 'href="#topo"',
    tests: [inBrowser('public/shell.spec.ts')],
  },
  {
    name: 'pages: pages have no share card',
    file: 'src/components/ui/head/PageHead.tsx',
    text: '{import.meta.env.SSR && <SocialMetaTags {...head} />}',
    replacement: '',
    tests: ['tests/static/everyPage.test.ts', 'tests/static/pictures.test.ts'],
  },
  {
    name: 'pages: a heading of the third level follows one of the first',
    file: 'src/components/ui/Card.tsx',
    text: 'headingLevel = 3',
    replacement: 'headingLevel = 4',
    tests: ['tests/static/everyPage.test.ts'],
  },
];

const styles: Mutation[] = [
  {
    name: 'styles: soft text has too little contrast',
    file: 'src/styles/tokens.css',
    text: '--ink-soft: light-dark(palette(ink-soft), palette(night-ink-soft));',
    replacement: '--ink-soft: light-dark(palette(line), palette(night-ink-soft));',
    tests: [inBrowser('public/everyRoute.spec.ts')],
  },
  {
    name: 'styles: what has the focus has no ring',
    file: 'src/styles/focusRing.css',
    text: 'outline: var(--focus-width) solid var(--accent);',
    replacement: 'outline: none;',
    tests: [inBrowser('public/everyRoute.spec.ts')],
  },
  {
    name: 'styles: long words widen narrow pages',
    file: 'src/styles/base.css',
    text: '      overflow-wrap: anywhere;\n',
    replacement: '      overflow-wrap: normal;\n',
    tests: [inBrowser('public/everyRoute.spec.ts')],
  },
  {
    name: 'styles: the navigation is printed',
    file: 'src/styles/base.css',
    text: "  nav,\n  a[href='#conteudo'],",
    replacement: "  a[href='#conteudo'],",
    tests: [inBrowser('public/print.spec.ts')],
  },
  {
    name: 'styles: a component names a class that is not there',
    file: 'src/app/shell/Header.tsx',
    text: 'text-colour unlined',
    replacement: 'text-color unlined',
    tests: [unit('styles/layoutLayer.test.ts')],
  },
  {
    name: 'styles: who wants less motion gets it all',
    file: 'src/styles/tokens.css',
    text: ":root:not([data-motion='full'])",
    replacement: ":root[data-motion='never']",
    tests: [inBrowser('public/everyRoute.spec.ts')],
  },
  {
    name: 'styles: dark mode has light fields',
    file: 'src/styles/tokens.css',
    text: '--field: light-dark(palette(field), palette(night-field))',
    replacement: '--field: light-dark(palette(field), palette(field))',
    tests: [inBrowser('public/everyRoute.spec.ts')],
  },
];

/** Thirty faults in the rules of the domain, the functions, the security rules, the pages and the styles. */
export const mutations: readonly Mutation[] = [...domain, ...functions, ...rules, ...pages, ...styles];
