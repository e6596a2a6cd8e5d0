import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '#tests/support/freePort.ts';
import { WAIT_MS } from '#tests/support/waitLimit.ts';
import type { BrowserDriver, BrowserEngine, ElementKind, WindowSize } from './BrowserDriver.ts';
import { findElement } from './findElement.ts';
import { waitFor } from './waitFor.ts';

const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const TO_CENTRE = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
const installed = (program: string) => spawnSync('which', [program]).status === 0;

async function startDisplay({ width, height }: WindowSize) {
  const screen = ['-screen', '0', `${width}x${height}x24`];
  const display = spawn('Xvfb', ['-displayfd', '3', ...screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(createInterface({ input: display.stdio[3] as NodeJS.ReadableStream }), 'line');
  return { display, name: `:${number}` };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, 'exit');
}

function driveWindow(driver: WebDriver, children: ChildProcess[]): BrowserDriver {
  const find = (kind: ElementKind, name: string) =>
    waitFor(`${kind} "${name}"`, () => driver.executeScript<WebElement | null>(findElement, kind, name));

  return {
    open: async (url) => await driver.get(url),
    // WebKit refuses to click an element while something covers it, such as the cross-fade between two pages.
    click: async (kind, name) => {
      await waitFor(`a click on ${kind} "${name}"`, async () => {
        const element = await find(kind, name);
        await driver.executeScript(TO_CENTRE, element);
        await element.click();
        return true;
      });
    },
    type: async (name, text) => await (await find('textbox', name)).sendKeys(text),
    evaluate: async <T>(body: string) => await driver.executeScript<T>(body),
    resize: async (size) => await setSize(driver, size),
    close: async () => {
      await driver.quit();
      for (const child of children) await stop(child);
    },
  };
}

async function setSize(driver: WebDriver, size: WindowSize): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...size });
}

/** WebKitGTK's small browser in a virtual display, controlled over W3C WebDriver. */
export const webkitEngine: BrowserEngine = {
  name: 'WebKit',
  isInstalled: () => installed('WebKitWebDriver') && installed('Xvfb') && existsSync(miniBrowser),
  launch: async (size) => {
    const { display, name } = await startDisplay(size);
    const port = await freePort();
    const server = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: name, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}`;
    await waitFor('WebKitWebDriver', async () => (await fetch(`${url}/status`)).ok);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    });
    const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    // WebDriver's own limit is five minutes for each page, so a page that hangs would delay all later tests.
    await driver.manage().setTimeouts({ pageLoad: WAIT_MS, script: WAIT_MS });
    await setSize(driver, size);
    return driveWindow(driver, [server, display]);
  },
};
