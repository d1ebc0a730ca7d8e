import type { Html } from './html.ts';
import type { MailColours } from './mail-style.ts';

type Role = Exclude<keyof MailColours, 'dark'>;

const grounds = ['card', 'sunk'] as const;
const texts = ['ink', 'muted', 'text-link', 'pos-text'] as const;
const plates = [
  { ground: 'fill', inks: ['on-fill'] },
  { ground: 'brand', inks: ['on-brand', 'on-brand-muted'] },
] as const;

/**
 * The colours of a mail in a dark inbox, for mail programs that read style sheets: elements are found by the colour
 * written on them. Plates come last, as their ink may be a colour of the page. Other programs darken mails themselves.
 */
export function darkRules(colours: MailColours): Html {
  const { dark } = colours;
  const background = (role: Role) => `[style*="background:${colours[role]}"]`;
  const colour = (role: Role) => `[style*="color:${colours[role]}"]`;
  const rules = [
    ...grounds.map((role) => `${background(role)}{background:${dark[role]}!important}`),
    ...texts.map((role) => `${colour(role)}{color:${dark[role]}!important}`),
    `[style*="solid ${colours.ink}"],[style*="double ${colours.ink}"]{border-color:${dark.ink}!important}`,
    `[style*="dotted ${colours.dots}"]{border-color:${dark.dots}!important}`,
    ...plates.flatMap((plate) => [
      `${background(plate.ground)}{background:${dark[plate.ground]}!important}`,
      ...plate.inks.flatMap((ink) => [
        `${background(plate.ground)}${colour(ink)}{color:${dark[ink]}!important}`,
        `${background(plate.ground)} ${colour(ink)}{color:${dark[ink]}!important}`,
      ]),
    ]),
  ];
  return { html: `<style>@media (prefers-color-scheme: dark){${rules.join('')}}</style>` };
}
