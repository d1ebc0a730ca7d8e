/** Where what V8 compiled of a script is kept. */
export const compiledOf = (script: string) => `${script}.compiled`;
