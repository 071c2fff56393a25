/** The fixed values of places of care: what a place offers, whether NHIS pays, and the method and result of a check. */

/** What a place offers. The codes are used in addresses and in the API. */
export const placeKinds = ['test', 'newborn', 'adults', 'children', 'hydroxyurea', 'counselling', 'group'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Whether the health insurance pays; `ask`: people should ask before they travel. */
export const nhisAnswers = ['yes', 'no', 'ask'] as const
export type NhisAnswer = (typeof nhisAnswers)[number]

/** How somebody checked that the details are right. */
export const checkMethods = ['called', 'visited', 'website', 'told'] as const
export type CheckMethod = (typeof checkMethods)[number]

/** `changed`: the details were wrong and have been corrected. */
export const checkResults = ['right', 'changed', 'closed', 'no_answer'] as const
export type CheckResult = (typeof checkResults)[number]

/** `closed`: a check found that the place has closed. `expired`: the last check is too old for the public list. */
export const placeStates = ['waiting', 'listed', 'expired', 'closed', 'removed'] as const
export type PlaceState = (typeof placeStates)[number]
