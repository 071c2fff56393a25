/** What every control of a form says: the name of its field, the error, and the value that is stored. */

type Errors = Record<string, string> | undefined

/** The error of a field; for a list, the error of its first rejected item. */
export const errorIn = (errors: Errors, name: string) =>
  errors?.[name] ?? Object.entries(errors ?? {}).find(([field]) => field.startsWith(`${name}.`))?.[1]

/** `<Field label="Days" {...field('days')} />`, after `const field = fieldsOf(errors, place)`. */
export const fieldsOf =
  <Stored extends object = Record<string, undefined>>(errors: Errors, stored?: Stored) =>
  <Name extends keyof Stored & string>(name: Name) => ({
    name,
    defaultValue: stored?.[name],
    error: errorIn(errors, name),
  })
