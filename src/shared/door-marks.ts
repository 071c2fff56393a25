/** The marks that a volunteer at the door can set: for a sign-up, or for the whole event. */
export const signupMarks = ['came', 'not-came', 'gone', 'not-gone'] as const
export const dayMarks = ['walked-in', 'tested', 'sent-on'] as const
export const doorMarkKinds = [...signupMarks, ...dayMarks] as const

export type DayMark = (typeof dayMarks)[number]
export type DoorMarkKind = (typeof doorMarkKinds)[number]

/**
 * The part of a phone number that the door list contains: enough to find a person who says their number, but no number
 * to call if the phone at the door is lost.
 */
export const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-4)

/**
 * The first half of the code of a sign-up, which is on the door list: enough to find the person who shows the code, but
 * not to open their page. Typed in any case, with or without the hyphen.
 */
export const firstHalfOf = (code: string) =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 5)
