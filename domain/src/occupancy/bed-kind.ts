/** Kinds of bed that a guest can search for. */
export const bedKinds = ['Double', 'Twin', 'Single', 'Bunk', 'Sofa'] as const;
