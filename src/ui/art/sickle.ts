/** The sickled cell in a box of 2 × 2 around the origin: both arcs bulge left, the tips stand on one vertical. */
export const sicklePath = 'M0-1A1.025 1.025 0 0 0 0 1 1.8 1.8 0 0 1 0-1z'
