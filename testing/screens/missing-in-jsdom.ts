// jsdom has no layout, so nothing scrolls. Browsers of 2026 return a Promise where older ones returned nothing; the
// types still declare nothing.
Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
Object.assign(window, { scrollTo: () => Promise.resolve() });

// jsdom has the element but cannot open it.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
};
