/**
 * Lazy initialization: calls `create` when the value is needed for the first time, so that a start does not wait for what
 * its first response does not need.
 */
export const lazy = <Value>(create: () => Value) => {
  let created: { value: Value } | undefined
  return () => {
    created ??= { value: create() }
    return created.value
  }
}
