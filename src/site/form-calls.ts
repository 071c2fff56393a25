/** The forms that a script sends by a call of the API, and that may wait in the offline queue. */
type Field = (name: string) => string

/** For each field of the form, its name in the call. The call is `POST /api/v1/contact`, and so on. */
const callFields = {
  contact: { name: 'name', email: 'email', subject: 'message' },
  subscribe: { email: 'email' },
} as const

export type FormCall = keyof typeof callFields
type Body<Call extends FormCall> = Record<(typeof callFields)[Call][keyof (typeof callFields)[Call]] & string, string>

/** The page of the form. */
export const formPaths: Record<FormCall, string> = { contact: '/contact', subscribe: '/subscribe' }

export const callBodyOf = <Call extends FormCall>(call: Call, field: Field) =>
  Object.fromEntries(Object.entries(callFields[call]).map(([name, inCall]) => [inCall, field(name)])) as Body<Call>

/** The values of the form's fields, from the body of its call or from the errors in its response. */
export const byField = (call: FormCall, values: Record<string, string>): Record<string, string> => {
  const names = new Map(Object.entries(callFields[call]).map(([name, inCall]) => [inCall as string, name]))
  return Object.fromEntries(Object.entries(values).map(([inCall, value]) => [names.get(inCall) ?? inCall, value]))
}
