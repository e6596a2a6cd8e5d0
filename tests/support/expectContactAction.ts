import type { Page } from '@playwright/test';
import type { ConsultationType } from '#src/domain/bookingOptions.ts';
import { expect } from './browserTest.ts';

/** The page ends with two ways to begin: the contact form, and the booking of its type of consultation. */
export async function expectContactAction(
  page: Page,
  { title, contact, booking }: { title: string; contact: string; booking: string },
  type: ConsultationType,
) {
  const section = page.locator('section', { has: page.getByRole('heading', { level: 2, name: title }) });
  await expect(section.getByRole('link', { name: contact })).toHaveAttribute('href', '/contato');
  await expect(section.getByRole('link', { name: booking })).toHaveAttribute(
    'href',
    `/Agendamento?tipo=${type}`,
  );
}
