/**
 * The sickled cell in a box of 2 × 2 around the origin: both arcs bulge to the left, and the tips are on one vertical
 * line.
 */
export const sicklePath = 'M0-1A1.025 1.025 0 0 0 0 1 1.8 1.8 0 0 1 0-1z'
