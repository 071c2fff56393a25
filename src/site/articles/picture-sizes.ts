const wide = '(min-width: 1280px) 384px, (min-width: 900px) 31vw'
const acrossPhone = '(min-resolution: 2.01dppx) 55vw, (min-resolution: 1.5dppx) 80vw, 92vw'

/**
 * How wide the pictures of articles are shown, for browsers to choose a file by. Beyond two pixels for one, more are
 * hardly seen on a phone and cost twice as much, so its sharper screens are told of a narrower place.
 */
export const pictureSizes = {
  article: `(min-width: 1280px) 568px, (min-width: 900px) 46vw, (min-width: 600px) 92vw, ${acrossPhone}`,
  card: `${wide}, (min-width: 600px) 31vw, ${acrossPhone}`,
  row: `${wide}, (min-width: 600px) 46vw, (min-resolution: 2.01dppx) 80px, 112px`,
} as const
