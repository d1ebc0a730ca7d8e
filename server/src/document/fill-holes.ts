/** A template names each place to fill by a comment: `<!--hole:title-->`. */
const hole = /<!--hole:([a-z]+)-->/g;

/** Throws when the template has a hole that nothing fills, or lacks one that something should. */
export function fillHoles(template: string, fillings: Readonly<Record<string, string>>): string {
  const open = new Set(Object.keys(fillings));
  const filled = template.replace(hole, (_comment, name: string) => {
    const filling = fillings[name];
    if (filling === undefined) throw new Error(`nothing fills the hole ${name} of the template`);
    open.delete(name);
    return filling;
  });
  if (open.size > 0) throw new Error(`the template lacks the hole ${[...open].join(', ')}`);
  return filled;
}
