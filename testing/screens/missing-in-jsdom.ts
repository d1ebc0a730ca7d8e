// It lays nothing out, so there is nothing to scroll to. Browsers of 2026 answer a Promise where older ones answered
// nothing, and the types still say nothing.
Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
Object.assign(window, { scrollTo: () => Promise.resolve() });

// It knows the element but not how to open it.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
};
