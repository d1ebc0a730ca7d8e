import { expect, type Locator, type Page } from '@playwright/test';

/** What cannot be more stops on one screen: then the focus goes in circles. */
const MOST_STOPS = 120;

/**
 * Writes down what a screen reader reads of each screen, in its order, and where Tab stops, from the browser's
 * accessibility tree.
 */
export class AccessRecord {
  readonly page: Page;
  private readonly lines: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  heading(words: string): void {
    this.lines.push(`## ${words}`, '');
  }

  /** What live regions say after an act that is complete. */
  async announced(act: string): Promise<void> {
    const regions = this.page.locator('[role=status], [role=alert], [aria-live]');
    const texts = await regions.allTextContents();
    const said = texts.map((text) => steady(text.replaceAll(/\s+/g, ' ').trim())).filter(Boolean);
    const words = said.length === 0 ? 'nothing' : said.map((text) => `“${text}”`).join(', ');
    this.lines.push(`Announced, ${act}: ${words}.`, '');
  }

  /** The part of the page under that name. Fails if Tab stops in another order than it is read. */
  async screen(name: string, part: Locator, focus: string): Promise<void> {
    const read = linesOf(await part.ariaSnapshot());
    const stops = await this.stopsIn(part);
    const rows: string[] = [];
    let next = 0;
    for (const line of read) {
      const isStop = isLineOf(stops[next], line);
      if (isStop) next += 1;
      rows.push(`| ${isStop ? next : ''} | ${described(line)} |`);
    }
    expect(stops.slice(next), `${name}: stops of Tab that are not read in this order`).toEqual([]);
    this.lines.push(
      `### ${name}`,
      '',
      `Focus: ${focus}.`,
      '',
      '| Tab | Read |',
      '| --: | --- |',
      ...rows,
      '',
    );
  }

  text(): string {
    return this.lines.join('\n');
  }

  /** The stops of Tab within it, in their order. Leaves the focus after the last. */
  private async stopsIn(part: Locator): Promise<string[]> {
    const isDialog = await part.evaluate((element) => element.matches('dialog, [role=dialog]'));
    const { keyboard } = this.page;
    const stop = async () => (await this.page.locator('*:focus').ariaSnapshot()).split('\n')[0] ?? '';
    if (!isDialog) await this.page.locator('a[href="#main"]').focus();
    const stops: string[] = [];
    for (let pressed = 0; pressed < MOST_STOPS; pressed += 1) {
      await keyboard.press('Tab');
      const isInside = await part.evaluate((element) => element.contains(document.activeElement));
      if (isInside) stops.push(cleaned(await stop()));
      else if (stops.length > 0) return stops;
      if (isDialog && stops.length > 1 && stops.at(-1) === stops[0]) return stops.slice(0, -1);
    }
    throw new Error(`Tab does not leave after ${stops.length} stops: ${stops.join(', ')}`);
  }
}

/** Without indentation, addresses, options of a list to choose from, and containers that have neither name nor text. */
function linesOf(snapshot: string): string[] {
  return snapshot
    .split('\n')
    .filter((line) => !/^\s*- (\/\w+:|option )/.test(line))
    .map(cleaned)
    .filter(
      (line) => line !== '' && !/^(\w+)( \[[^\]]*\])*$/.test(line.replace(/^(img|text|paragraph)$/, '')),
    );
}

/** `- button "Choose" [disabled]:` as `button "Choose" [disabled]`. */
const cleaned = (line: string) =>
  line
    .trim()
    .replace(/^- /, '')
    .replace(/^'(.*)'(:?)$/, '$1$2')
    .replace(/:$/, '')
    .replace(/ \[(active|ref=[^\]]*|cursor=[^\]]*)\]/g, '');

/** A summary by itself is text; on the page it begins the text of its group, or is the first part of it. */
function isLineOf(stop: string | undefined, line: string): boolean {
  if (stop?.startsWith('text: ') !== true) return stop === line;
  const [, text] = /^(?:group|text|strong): (.+)$/.exec(line) ?? [];
  const own = stop.slice('text: '.length);
  return text !== undefined && (text.startsWith(own) || own.startsWith(text));
}

/** In words for the table. */
function described(line: string): string {
  const [, role = '', name, states = '', text] =
    /^(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)(?:: (.*))?$/.exec(line) ?? [];
  if (role === '') return escaped(line);
  const isPlain = /^(text|paragraph|listitem|term|definition|strong|emphasis|cell|status|deletion)$/.test(
    role,
  );
  const spoken = [
    isPlain && name === undefined ? '' : role,
    name === undefined ? '' : `“${name}”`,
    states.replaceAll(/\[([^\]]*)\]/g, ', $1').replaceAll(/level=/g, 'level '),
  ];
  const words = spoken.filter(Boolean).join(' ').replaceAll(/ +,/g, ',').trim();
  const content = text === undefined ? '' : text.replace(/^"(.*)"$/, '$1');
  return escaped([words, content].filter(Boolean).join(': '));
}

const escaped = (text: string) => steady(text).replaceAll('\\"', '"').replaceAll('|', '\\|');

/**
 * Without what differs from run to run: numbers of bookings, of the characters of `newReferenceNumber`, with or without
 * a digit among them, and the hour at which one was made.
 */
const steady = (text: string) =>
  text
    .replaceAll(/\b[34679ACDEFGHJKMNPQRTWXY]{10}\b/g, 'Q7W4RTK2PX')
    .replaceAll(/\b[A-Z0-9]{3} [A-Z0-9]{3} [A-Z0-9]{4}\b/g, 'Q7W 4RT K2PX')
    .replaceAll(/(Feb 2027, )\d\d:\d\d/g, '$112:00');
