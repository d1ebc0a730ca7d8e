import type { EndedText } from '@portico/contract/texts/ended-texts';
import type { Hotel } from '../hotel/hotel.ts';

/** The link of a checkout that this tab knows nothing of, and of which the server knows no end. */
export function nothingHere({ unit }: Hotel): EndedText {
  return {
    heading: `No ${unit.plural} are chosen here`,
    words: 'A booking that is not made yet is kept only in the tab it was begun in.',
  };
}
