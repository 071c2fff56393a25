/** What a volunteer at the door can mark: about a sign-up, or about the whole day. */
export const signupMarks = ['came', 'not-came', 'gone', 'not-gone'] as const
export const dayMarks = ['walked-in', 'tested', 'sent-on'] as const
export const doorMarkKinds = [...signupMarks, ...dayMarks] as const

export type DayMark = (typeof dayMarks)[number]
export type DoorMarkKind = (typeof doorMarkKinds)[number]
