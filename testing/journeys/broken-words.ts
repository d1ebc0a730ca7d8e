import type { Page } from '@playwright/test';

/**
 * The prices, dates, counts and telephone numbers that wrap over lines, and the words broken inside, each with the
 * words around it. Read from the browser's layout.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
    const weekday = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*';
    const kinds = [
      /(?:[£€$₦]|\b[A-Z]{3}\s)\s?\d[\d,]*(?:\.\d+)?/g,
      new RegExp(`(?:\\b${weekday},?\\s)?\\b\\d{1,2}(?:st|nd|rd|th)?\\s${month}(?:\\s\\d{4})?`, 'g'),
      /[+(]?\b\d[\d()]*(?:\s\(?\d{2,}\)?)+/g,
      /\b\d+\s(?:nights?|rooms?|lodges?|adults?|child(?:ren)?|infants?|guests?)\b/g,
      /[\p{L}\p{N}’'.,]{2,24}/gu,
    ];
    const isBroken = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 6;
    };
    // Text for screen readers only is laid out on one pixel.
    const isHeardOnly = (element: Element | null): boolean =>
      element !== null &&
      (element.matches('script, style') ||
        element.getBoundingClientRect().width < 2 ||
        isHeardOnly(element.parentElement));
    const broken = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || !parent.checkVisibility() || isHeardOnly(parent)) continue;
      const text = node.textContent ?? '';
      for (const kind of kinds) {
        for (const match of text.matchAll(kind)) {
          const from = match.index;
          if (isBroken(node, from, from + match[0].length))
            broken.add(`“${match[0]}” in “${(parent.textContent ?? '').slice(0, 120)}”`);
        }
      }
    }
    return [...broken];
  });
}
