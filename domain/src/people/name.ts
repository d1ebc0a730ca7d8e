import type { Issue } from '../result.ts';
import { textIssues } from './text-issues.ts';

const SCHEME = /:\/\/|\b(https?|ftp|mailto):|\bwww\d?\./i;

/** A host and what follows it: labels with dots and no spaces. */
const HOST = /(?<labels>[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(?<rest>:\d|[/?#]\S)?/gu;

/** Abbreviations before a dot in names, which are not hosts; initials are single letters. */
const SHORT_FORMS: ReadonlySet<string> = new Set(
  'dr mr mrs ms miss mx prof rev fr sr jr st ste sta sto md mohd muh moh abd ma'.split(' '),
);

/** Common top-level domains beside those of countries, which have two letters. */
const ENDINGS: ReadonlySet<string> = new Set(
  (
    'com net org info biz edu gov mil int name pro mobi app dev xyz online site website web shop store top club live ' +
    'link click space tech blog news vip icu page cloud life world today email win bid loan work fun host press media ' +
    'agency digital group travel cat jobs asia bet casino poker porn sex sexy xxx cam chat date dating download fit ' +
    'gift gifts help hotel hotels ink ltd men money monster one party promo quest rest review rocks sale sbs services ' +
    'social stream studio support team tokyo trade video wiki works zip рф укр бел 中国 中國'
  ).split(' '),
);

/**
 * Whether a name contains a web or mail address, which mail programs turn into a link. Initials and abbreviations
 * before a dot are none: J.R.R., Md.Rahman, St.John. Rule: docs/journeys.md, "Details".
 */
function holdsWebAddress(name: string): boolean {
  const text = name.normalize('NFKC').replace(/[。｡]/g, '.');
  if (SCHEME.test(text)) return true;
  return [...text.matchAll(HOST)].some(({ groups }) => isHost(groups?.['labels'] ?? '', groups?.['rest']));
}

function isHost(host: string, rest: string | undefined): boolean {
  const labels = host.toLowerCase().split('.');
  const ending = labels.pop() ?? '';
  if (labels.every((label) => /^\d+$/.test(label))) return labels.length === 3 && /^\d+$/.test(ending);
  if (!/^\p{L}{2,}$|^xn--/u.test(ending)) return false;
  if (rest !== undefined || ENDINGS.has(ending) || ending.startsWith('xn--')) return true;
  const isOfNames = labels.every((label) => [...label].length === 1 || SHORT_FORMS.has(label));
  return !isOfNames && /^[a-z]{2}$/.test(ending);
}

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const MAX_NAME_LENGTH = 80;

/**
 * Issues of a line that appears in mails to any typed address: the codes of a line of text, and `name.web-address`,
 * because mail programs would turn that into a link.
 */
export function mailedLineIssues(...[field, text, rule]: Parameters<typeof textIssues>): Issue[] {
  const asText = textIssues(field, text, rule);
  return asText.length === 0 && holdsWebAddress(text) ? [{ field, code: 'name.web-address' }] : asText;
}

/** Fields `firstName`, `lastName`; codes of a line in mails. Rule: docs/journeys.md, "Details". */
export function nameIssues(
  name: PersonName,
  required: { readonly firstName: boolean; readonly lastName: boolean },
): Issue[] {
  return (['firstName', 'lastName'] as const).flatMap((field) =>
    mailedLineIssues(field, name[field], { isRequired: required[field], maxLength: MAX_NAME_LENGTH }),
  );
}
