import details from '#content/studio.json' with { type: 'json' };

/** Everything that identifies the studio; how it is reached, and when, stands in content/studio.json. */
export const studio = {
  name: 'Alinhavo',
  legalName: 'Alinhavo Estúdio de Design Ltda.',
  externalSite: { label: 'alinhavo.example', href: 'https://alinhavo.example' },
  since: 2019,
  /** The account that sees the Admin link; the data behind it is guarded by a claim, see firestore.rules. */
  administratorEmail: import.meta.env?.VITE_ADMIN_EMAIL || 'admin@alinhavo.example',
  ...details,
} as const;
