/**
 * The outline of the country as an SVG path, north up. Source: Natural Earth (public domain), through npm world-atlas
 * 2.0.2 (ISC). Made by scripts/country-data.mjs.
 */

/** The outermost points of the outline, in degrees. */
export const edges = { north: 11.164, south: 4.739, west: -3.263, east: 1.186 }

/** Units of the drawing in one degree of latitude or longitude. */
export const unitsPerDegree = 60

export const outline =
  'M186 2l3 2 5 0 3 2-3 15-3 3 0 8 7 3 5 5 3 6 6-1 2 7 6 1-3 4 0 6 3 4-3 1 1 5-3 11 2 6-2 1-3-2-1 1 2 3 5 1-8 1-1 3 5 1-4 2 0 3 2 1 3-1 1-3 5-1 4 2 0 2 3 2-1 7-2 1 1 5-4 9 4 10-2 4-3 0-1 2-2-1 4 10 11 7 5 12-8 6 3 30-2 0-1 5-4 2 0 5 3 7 4-1 2 6-3 8 0 8-2 2-4 1 3 4-2 4 7 8 0 5 6 4-2 3 4 6 7 5 6 0 2 6 3 4 6 1 1 3-9 7-5 11-14 3-21-2-8 1-19 11-18 5-5 6-11 3-9 8-13 0-13 7-23 4-1 3-7 6-10 4-4 4-7 1-1-3-8-6-7-2-45-11 6-1 3 2 4-3 8-2-1-11 2 0 1-2-4-14-5-1-4 1-2-2 1-4-4 1 0-9-7-22-2-3-5-21 3-6-2-6 8-14 4-2 4-8-1-3 3-19 9-16 0-6 2 1 4-5 5-2 0-7 6-3-6-42-3-6-7-2 1-6 6-8-3-2 2-3 0-6-5-7 1-4-3-4 4-7-4-20 2-6-5-5 5-4-6-3-4-10 4-14 3-3-2-5 75 0 2-2 12 2 26 0 2 2 4-2 9 1 3 4 2-4 8-3 2-4 4 2 3-2 1-4 8 2z'
