type Attribute = string | boolean | null | ((event: MouseEvent) => void);
type Child = Node | string | null;

/**
 * An element with its attributes; a function listens to clicks. No HTML is parsed: a strict policy forbids it. A form of
 * the page owns no button in here.
 */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  setAttributes(element, attributes);
  element.append(...children.filter((child) => child !== null));
  return element;
}

export function setAttributes(element: HTMLElement, attributes: Readonly<Record<string, Attribute>>): void {
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener('click', value);
    else if (value === null || value === false) element.removeAttribute(key);
    else element.setAttribute(key, String(value));
  }
}

/** A drawing on a grid of 24, in strokes of 1.5. */
export function icon(path: string): SVGElement {
  const at = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(at, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(at, 'path');
  line.setAttribute('d', path);
  drawing.append(line);
  return drawing;
}
