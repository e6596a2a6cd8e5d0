/** Everything that identifies the studio. A studio that takes over this site replaces these values and nothing else. */
export const studio = {
  name: 'Alinhavo',
  legalName: 'Alinhavo Estúdio de Design Ltda.',
  email: 'ola@alinhavo.example',
  privacyEmail: 'privacidade@alinhavo.example',
  phone: { label: '(11) 5555-0142', href: 'tel:+551155550142' },
  postalAddress: {
    line: 'Rua das Costureiras, 214, Vila Madalena',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '05433-000',
    country: 'BR',
  },
  hours: 'Segunda a sexta, das 9h às 18h (horário de São Paulo)',
  social: [
    { name: 'Instagram', label: '@alinhavo.design', href: 'https://www.instagram.com/alinhavo.design' },
    { name: 'LinkedIn', label: 'alinhavo-design', href: 'https://www.linkedin.com/company/alinhavo-design' },
  ],
  externalSite: { label: 'alinhavo.example', href: 'https://alinhavo.example' },
  since: 2019,
  partners: ['Instituto Horizonte Comum', 'Fundação Rede Aprender', 'Coletivo Beira-Mapa'],
  /** The account that sees the Admin link; the data behind it is guarded by a claim, see firestore.rules. */
  administratorEmail: import.meta.env?.VITE_ADMIN_EMAIL || 'admin@alinhavo.example',
} as const;
