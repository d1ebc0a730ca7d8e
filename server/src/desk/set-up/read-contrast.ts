import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { contrast, readColour } from '@portico/contract/theme/colour';
import { deriveTheme } from '@portico/contract/theme/derive-theme';
import { defaultTheme } from '@portico/contract/theme/property-theme';
import { keysOf, tableOf } from '@portico/domain/record';
import { ok } from '@portico/domain/result';
import type { Outcome, Run } from '../run/operation.ts';

/** What guests would read in these colours, as their pages derive them. */
export async function readContrast(
  _run: Run,
  { theme: given }: DeskTaken<'SetUp/ReadContrast'>,
): Promise<Outcome<'SetUp/ReadContrast'>> {
  const theme = tableOf(keysOf(defaultTheme), (name) => readColour(given[name] ?? '') ?? defaultTheme[name]);
  const pairs = (['light', 'dark'] as const).flatMap((mode) => {
    const shown = deriveTheme(theme, mode);
    const grounds = [
      { what: 'text', ink: shown.ink, ground: shown.page },
      { what: 'link', ink: shown['text-link'], ground: shown.page },
      { what: 'hint', ink: shown.muted, ground: shown.page },
      { what: 'button', ink: shown['on-fill'], ground: shown.fill },
      { what: 'wrong', ink: shown['neg-text'], ground: shown['neg-soft'] },
    ] as const;
    return grounds.map((pair) => ({ ...pair, mode, ratio: contrast(pair.ink, pair.ground) }));
  });
  return ok({ pairs });
}
