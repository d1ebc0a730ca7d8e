import puppeteer from 'puppeteer-core';
import { PATIENCE_MS, type GuestBrowser } from './guest-browser.ts';

/** Firefox, driven by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<GuestBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    timeout: PATIENCE_MS,
    protocolTimeout: PATIENCE_MS,
    defaultViewport: { width: 1440, height: 900 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const find = (xpath: string) => page.locator(`xpath/${xpath}`);
  return {
    goTo: async (url) => {
      await page.goto(url);
    },
    press: async (xpath) => {
      // The driver scrolls once: what loads meanwhile may move the element out of sight again.
      const element = await find(xpath).waitHandle();
      await element.evaluate(
        (it) => it instanceof Element && it.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await find(xpath).click();
    },
    type: async (xpath, text) => {
      await find(xpath).click();
      await page.keyboard.type(text);
    },
    choose: async (xpath, option) => {
      await find(xpath).click();
      await page.keyboard.type(option);
      await page.keyboard.press('Enter');
    },
    keys: (text) => page.keyboard.type(text),
    see: async (xpath) => {
      await find(xpath).wait();
    },
    seeNo: async (xpath) => {
      await page.waitForFunction(
        (path) => document.evaluate(path, document).iterateNext() === null,
        {},
        xpath,
      );
    },
    page: () => page.evaluate(() => `${location.href}\n${document.body.innerText}`),
    close: () => browser.close(),
  };
}
