import { NAME, searchElement } from './search-element.ts';

// A module has no script of its own: its element names the site.
const script = document.currentScript;
const { src = window.location.href, dataset = {} } = script instanceof HTMLScriptElement ? script : {};

if (customElements.get(NAME) === undefined) customElements.define(NAME, searchElement(new URL(src).origin));

// One line alone: the script stands where the search is to be.
if (dataset['hotel'] !== undefined) {
  const element = document.createElement(NAME);
  for (const [name, value] of Object.entries(dataset)) element.setAttribute(name, value ?? '');
  script?.after(element);
}
