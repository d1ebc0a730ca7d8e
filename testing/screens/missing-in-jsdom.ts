// It lays nothing out, so there is nothing to scroll to.
Element.prototype.scrollIntoView ??= () => undefined;
