import { unbroken } from '@portico/contract/texts/unbroken';
import { html, nothing, type Html } from './html.ts';
import { darkRules } from './mail-dark.ts';
import { sans, serif, tableAttributes as table, type MailColours } from './mail-style.ts';

/** A dotted line of the ledger: label and sum. */
export function ledgerRow(
  colours: MailColours,
  label: Html | string,
  sum: string,
  look: { readonly ink?: string; readonly padding?: string } = {},
): Html {
  const { ink = colours.ink, padding = '6px' } = look;
  const style = `font:400 15px/22px ${sans};color:${ink};border-bottom:1px dotted ${colours.dots}`;
  return html`<tr>
    <td style="padding:${padding} 0;${style}">${typeof label === 'string' ? unbroken(label) : label}</td>
    <td align="right" valign="top" style="padding:${padding} 0 ${padding} 16px;${style};white-space:nowrap">
      ${sum}
    </td>
  </tr> `;
}

/** The ruled line under the rooms. Its own cell: a long sum gets a line to itself and narrows no label above. */
export function totalRow({ ink }: MailColours, sum: string): Html {
  const rules = `padding:14px 0 12px;border-top:2px solid ${ink};border-bottom:4px double ${ink}`;
  return html`<tr>
      <td colspan="2" align="right" style="${rules}">
        <span style="float:left;padding-right:16px;font:400 22px/32px ${serif}">Total</span>
        <span style="font:400 30px/32px ${serif};white-space:nowrap">${sum}</span>
      </td>
    </tr>
    <tr>
      <td style="padding:8px 0 0;font-size:0;line-height:0" colspan="2">&nbsp;</td>
    </tr> `;
}

export function button(colours: MailColours, words: string, url: string): Html {
  return html`<table ${table}>
    <tr>
      <td style="background:${colours.fill};border-radius:8px;padding:4px">
        <a
          href="${url}"
          style="display:block;border:1px solid ${colours['brand-line']};border-radius:5px;padding:13px 26px;font:600 16px/20px ${sans};color:${colours['on-fill']};text-decoration:none"
          >${words}</a
        >
      </td>
    </tr>
  </table>`;
}

/** The reservation number on its key fob. */
export function keyFob(colours: MailColours, number: string): Html {
  return html`<table ${table}>
    <tr>
      <td
        class="fob"
        style="background:${colours.brand};border-radius:48px 10px 10px 48px;padding:20px 22px 20px 20px"
      >
        <table ${table}>
          <tr>
            <td style="padding-right:14px">
              <table ${table}>
                <tr>
                  <td
                    width="24"
                    height="24"
                    style="width:24px;min-width:24px;height:24px;background:${colours.card};border-radius:24px;font-size:0;line-height:0"
                  >
                    &nbsp;
                  </td>
                </tr>
              </table>
            </td>
            <td style="font:500 13px/18px ${sans};color:${colours['on-brand-muted']}">
              Your reservation number<br /><span
                class="number"
                style="font:400 28px/36px ${serif};letter-spacing:1px;white-space:nowrap;color:${colours['on-brand']}"
                >${inGroups(number).map(
                  (group, index) =>
                    html`<span style="padding-left:${index === 0 ? '0' : '8px'}">${group}</span>`,
                )}</span
              >
            </td>
          </tr>
        </table>
      </td>
    </tr>
  </table>`;
}

/** In threes for reading, as on the pages; a copy of it has no spaces. */
function inGroups(number: string): string[] {
  if (number.length < 6) return [number];
  return [number.slice(0, 3), ...inGroups(number.slice(3))];
}

/** Arrival or departure: weekday, a large day, the month and the hour. */
export function dateColumn(
  colours: MailColours,
  date: { readonly weekday: string; readonly day: string; readonly month: string; readonly time: string },
): Html {
  return html`<td width="46%" valign="top">
    <span style="font:600 15px/20px ${sans}">${date.weekday}</span><br /><span
      style="font:400 64px/64px ${serif};letter-spacing:-1px"
      >${date.day}</span
    ><br /><span style="font:400 15px/22px ${sans};color:${colours.muted}">${date.month}, ${date.time}</span>
  </td>`;
}

export function heading(words: string): Html {
  return html`<h2 style="margin:28px 0 8px;font:400 24px/30px ${serif}">${words}</h2>`;
}

export function paragraph(words: string): Html {
  return html`<p style="margin:0 0 8px;font:400 15px/22px ${sans}">${unbroken(words)}</p>`;
}

/** A text link. Its colour is set together with its background, so that a program that darkens mails changes both. */
export function link(colours: MailColours, words: string, url: string): Html {
  return html`<a
    href="${url}"
    style="font:600 15px/22px ${sans};background:${colours.card};color:${colours['text-link']}"
    >${words}</a
  >`;
}

/** In small windows, gives the text more width in mail programs that read style sheets, such as on phones. */
const narrow: Html = html`<style>
  :root {
    color-scheme: light dark;
    supported-color-schemes: light dark;
  }
  @media (max-width: 480px) {
    .side {
      padding-left: 20px !important;
      padding-right: 20px !important;
    }
    .number {
      font-size: 20px !important;
      letter-spacing: 0 !important;
    }
  }
  @media (max-width: 374px) {
    .fob {
      padding: 14px !important;
    }
    .number {
      font-size: 16px !important;
    }
  }
</style>`;

/**
 * The whole mail: a card of 600 pixels on a sunken ground. `preview`: text for a list of mails. `markup`: structured
 * data for mail programs.
 */
export function mailFrame(
  colours: MailColours,
  {
    title,
    preview,
    markup = nothing,
    rows,
  }: {
    readonly title: string;
    readonly preview: string;
    readonly markup?: Html;
    readonly rows: readonly Html[];
  },
): string {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        ${narrow} ${darkRules(colours)} ${markup}
      </head>
      <body style="margin:0;padding:0;background:${colours.sunk};color:${colours.ink}">
        <div aria-hidden="true" style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <main>
          <table width="100%" ${table} style="background:${colours.sunk}">
            <tr>
              <td align="center" style="padding:24px 12px">
                <table
                  width="600"
                  ${table}
                  style="width:100%;max-width:600px;background:${colours.card};overflow-wrap:anywhere;word-break:break-word"
                >
                  ${rows}
                </table>
              </td>
            </tr>
          </table>
        </main>
      </body>
    </html> `.html;
}
