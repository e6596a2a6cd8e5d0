import { chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../chromium/chromiumFlags.ts';
import { findChromium } from '../chromium/findChromium.ts';

/** Runs `work` with a fresh page of a fresh browser and closes both. */
export async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
  });
  try {
    return await work(await browser.newPage({ locale: 'pt-BR' }));
  } finally {
    await browser.close();
  }
}
