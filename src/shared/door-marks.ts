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
