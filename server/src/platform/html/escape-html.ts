const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** A value as JSON that cannot end the script element around it. */
export function scriptJson(value: unknown): string {
  return jsonInScript(JSON.stringify(value));
}

/** The same for JSON text. */
export function jsonInScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
