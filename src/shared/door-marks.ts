/** What a volunteer at the door can mark: about a sign-up, or about the whole day. */
export const signupMarks = ['came', 'not-came', 'gone', 'not-gone'] as const
export const dayMarks = ['walked-in', 'tested', 'sent-on'] as const
export const doorMarkKinds = [...signupMarks, ...dayMarks] as const

export type DayMark = (typeof dayMarks)[number]
export type DoorMarkKind = (typeof doorMarkKinds)[number]

/**
 * What the door has of a phone number: enough to find somebody who says theirs, and no number to call when the phone of
 * the door is lost.
 */
export const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-4)
