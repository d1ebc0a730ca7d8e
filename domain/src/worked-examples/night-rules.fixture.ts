import type { NightRate } from '../pricing/night-rate.ts';

/** `closed`, `closed to arrival`, `min stay 2`: the rules of a night. */
export function nightRuleOf(words: string): Partial<NightRate> {
  const [, name = words, figure] = /^(.+) (\d+)$/.exec(words) ?? [];
  switch (name) {
    case 'closed':
      return { open: false };
    case 'closed to arrival':
      return { closedToArrival: true };
    case 'closed to departure':
      return { closedToDeparture: true };
    case 'min stay':
      return { minStay: Number(figure) };
    case 'max stay':
      return { maxStay: Number(figure) };
    case 'min stay through':
      return { minStayThrough: Number(figure) };
    case 'max stay through':
      return { maxStayThrough: Number(figure) };
    case 'min advance':
      return { minAdvance: Number(figure) };
    case 'max advance':
      return { maxAdvance: Number(figure) };
    default:
      throw new Error(`No rule: "${words}"`);
  }
}

/** Rules by date: each names a date or applies to `first`. */
export function datedRules(rules: readonly string[], first: string): (date: string) => string[] {
  const dated = rules.map((rule) => {
    const match = /^(\d{4}-\d\d-\d\d) (.+)$/.exec(rule);
    return { date: match?.[1] ?? first, words: match?.[2] ?? rule };
  });
  return (date) => dated.filter((rule) => rule.date === date).map((rule) => rule.words);
}
