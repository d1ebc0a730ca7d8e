/** What was typed, without the blanks around it; null where that is nothing. */
export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
