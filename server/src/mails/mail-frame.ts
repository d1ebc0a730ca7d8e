import { addressLine, websiteUrl, type MailFacts } from '../booking/booking-facts.ts';
import { html, type Html } from './html.ts';
import { sans, serif, tableAttributes as table, type MailColours } from './mail-style.ts';

/** A row of the card. */
export function inRow(padding: string, content: Html): Html {
  return html`<tr>
    <td class="side" style="padding:${padding}">${content}</td>
  </tr> `;
}

/** The hotel's name over a double rule. */
export function header({ hotel }: Pick<MailFacts, 'hotel'>, { ink, muted }: MailColours): Html {
  const { name, place } = hotel.definition.property;
  return html`<tr>
      <td class="side" style="padding:32px 40px 20px;text-align:center">
        <span style="font:400 28px/32px ${serif};color:${ink}">${name}</span><br /><span
          style="font:500 13px/20px ${sans};color:${muted}"
          >${place}</span
        >
      </td>
    </tr>
    <tr>
      <td class="side" style="padding:0 40px">
        <table width="100%" ${table}>
          <tr>
            <td
              style="border-top:3px solid ${ink};border-bottom:1px solid ${ink};height:3px;line-height:3px;font-size:0"
            >
              &nbsp;
            </td>
          </tr>
        </table>
      </td>
    </tr> `;
}

/** Footer of a guest's mail: the hotel's address and contacts. */
export function footer(facts: MailFacts, colours: MailColours): Html {
  const { name, telephone, email } = facts.hotel.definition.property;
  const website = websiteUrl(facts);
  const link = `color:${colours['on-brand']}`;
  return html`<tr>
    <td style="padding:40px 0 0">
      <table width="100%" ${table}>
        <tr>
          <td
            class="side"
            style="background:${colours.brand};padding:28px 40px;font:400 15px/24px ${sans};color:${colours['on-brand-muted']}"
          >
            <span style="font:400 20px/26px ${serif};color:${colours['on-brand']}">${name}</span
            ><br />${addressLine(facts)}<br /><a
              href="tel:${telephone.replace(/[^+\d]/g, '')}"
              style="${link}"
              >${telephone}</a
            >
            &nbsp; <a href="mailto:${email}" style="${link}">${email}</a> &nbsp;
            <a href="${website}" style="${link}">${website}</a>
          </td>
        </tr>
      </table>
    </td>
  </tr>`;
}
