import type { Page } from '@playwright/test';

/** A picture as large as guests need, drawn by the browser. */
export async function drawnPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1_600;
    canvas.height = 1_200;
    canvas.getContext('2d')?.fillRect(200, 200, 800, 600);
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(url.replace(/^.*,/, ''), 'base64');
}
