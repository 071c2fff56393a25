/** Sentences about types of the disease that several pages need. */

/** Wherever a page says that SC is often milder. */
export const scAndEyes =
  'SC can harm the eyes more often than SS. At first you notice nothing. Ask for regular eye checks, from about the age of 10.'

/** Wherever a page mentions the letters D, E and O. */
export const otherLetters =
  'If your letters are S and D, S and O, or S and E, that is also sickle cell disease. Some of these are as severe as SS. Ask for a clinic.'
