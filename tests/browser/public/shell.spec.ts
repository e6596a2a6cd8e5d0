import type { Locator, Page } from '@playwright/test';
import { academy } from '#src/copy/academy/academy.ts';
import { contact } from '#src/copy/forms/contact.ts';
import { home } from '#src/copy/site/home.ts';
import { expect, test } from '#tests/support/clearedPageTest.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { waitUntilLaidOut } from '#tests/support/waitUntilLaidOut.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const footer = (page: Page) => page.getByRole('navigation', { name: 'Rodapé' });
const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const titleSize = (page: Page) => mainHeading(page).evaluate((title) => getComputedStyle(title).fontSize);

test.describe('navigating between pages', () => {
  test('a new page begins at its heading; going back restores the scroll position', async ({ page }) => {
    await page.goto('/');
    await waitUntilLaidOut(page);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => scrolled(page)).toBe(700);
    // Clicks by script, because a pointer would first scroll to the link.
    const link = footer(page).getByRole('link', { name: 'Contato' });
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveTitle(contact.head.title);
    await expect(mainHeading(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(home.head.title);
    await expect.poll(() => scrolled(page)).toBe(700);
    await page.goForward();
    await expect(page).toHaveTitle(contact.head.title);
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('a page is fetched when the pointer moves over its link, and not before', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const filesOf = (pattern: RegExp) => () => fetched.filter((path) => pattern.test(path));
    const academyFiles = filesOf(/\/AcademyPage-[^/]+\.js$/);
    await page.goto('/contato');
    expect(academyFiles()).toEqual([]);
    // Its module does not wait until its stylesheet has loaded (tools/bundle/parallelImports.ts).
    const release = await holdRequests(page, /\/AcademyPage-[^/]+\.css$/);
    await navigation(page).getByRole('link', { name: 'Academy' }).hover();
    await expect.poll(academyFiles).toHaveLength(1);
    await expect.poll(filesOf(/\/AcademyPage-[^/]+\.css$/)).toHaveLength(1);
    release();
    await navigation(page).getByRole('link', { name: 'Academy' }).click();
    await expect(page).toHaveTitle(academy.head.title);
    expect(academyFiles()).toHaveLength(1);
  });

  async function tagsAnimatedByFollowing(page: Page, link: Locator): Promise<string[]> {
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      document.body.dataset.moved = '';
      Element.prototype.animate = function (...args) {
        document.body.dataset.moved += `${this.tagName} `;
        return animate.apply(this, args);
      };
    });
    const before = await mainHeading(page).textContent();
    await link.click();
    await expect(mainHeading(page)).not.toHaveText(before ?? '');
    await expect(mainHeading(page)).toBeFocused();
    return page.evaluate(() => document.body.dataset.moved?.trim().split(' ') ?? []);
  }

  test('a new page fades in, and the tile of a project grows into its picture, but not with reduced motion', {
    tag: '@all',
  }, async ({ page }) => {
    const movedTo = (name: string) =>
      tagsAnimatedByFollowing(page, page.getByRole('main').getByRole('link', { name }));
    await page.goto('/');
    expect(
      await tagsAnimatedByFollowing(page, navigation(page).getByRole('link', { name: 'Contato' })),
    ).toEqual(['MAIN']);
    await page.goto('/projetos');
    expect(await movedTo('Pão da Terra')).toEqual(['MAIN', 'IMG']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/projetos');
    expect(await movedTo('Trilha do Reuso')).toEqual(['']);
  });

  test('a visitor who follows another link while a page loads gets the page of the second link', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/');
    const arrive = await holdRequests(page, /\/AcademyPage-[^/]+\.js$/);
    const academyFile = page.waitForRequest(/\/AcademyPage-[^/]+\.js$/);
    await navigation(page).getByRole('link', { name: 'Academy' }).click();
    await academyFile;
    await navigation(page).getByRole('link', { name: 'Contato' }).click();
    await expect(page).toHaveTitle(contact.head.title);
    const arrived = page.waitForResponse(/\/AcademyPage-[^/]+\.js$/);
    arrive();
    await (await arrived).finished();
    await expect(page).toHaveTitle(contact.head.title);
    await expect(page).toHaveURL('/contato');
  });

  test('a visitor who is not signed in sees the login with its styles', { tag: '@all' }, async ({ page }) => {
    await page.goto('/login');
    const size = await titleSize(page);
    await page.goto('/perfil');
    await expect(page).toHaveTitle('Login | Alinhavo');
    expect(await titleSize(page)).toBe(size);
  });
});

test.describe('by keyboard', () => {
  test('the skip link is visible with the focus and leads to the content', async ({ page }) => {
    await page.goto('/contato');
    const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
  });

  test('the preferences open, take the focus, and give it back when Escape closes them', async ({ page }) => {
    await page.goto('/contato');
    const opener = page.getByRole('button', { name: 'Preferências', exact: true });
    const panel = page.getByRole('dialog', { name: 'Preferências de leitura' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    // With the focus on the panel itself a screen reader reads all of it as one string.
    await expect(panel.getByRole('button', { name: 'Fechar preferências' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Traduzir para Libras' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('radio', { name: 'Escuras' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('with a script added to the page', () => {
  test.use({ ownContext: true });

  test('a chosen theme is restored after a reload, before anything is painted', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/contato');
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: 'Preferências', exact: true }).click();
    await page.getByRole('radio', { name: 'Escuras' }).check();
    expect(await background()).not.toBe(light);

    // Nothing is painted before <body> exists, so the first frame shows the theme that is set at that time.
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme });
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirst'))).toBe('dark');
    await page.getByRole('button', { name: 'Preferências', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Escuras' })).toBeChecked();
    await page.getByRole('group', { name: 'Cores' }).getByRole('radio', { name: 'Como no sistema' }).check();
    expect(await background()).toBe(light);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens to show the links, and closes when a link is followed', async ({ page }) => {
    await page.goto('/contato');
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect(navigation(page)).toBeHidden();
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    for (const link of await navigation(page).getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await navigation(page).getByRole('link', { name: 'Academy' }).click();
    await expect(page).toHaveTitle(academy.head.title);
    await expect(navigation(page)).toBeHidden();
  });
});
