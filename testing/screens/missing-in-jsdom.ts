// It lays nothing out, so there is nothing to scroll to.
Element.prototype.scrollIntoView ??= () => undefined;

// It knows the element but not how to open it.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
};
