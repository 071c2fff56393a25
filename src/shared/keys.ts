/** Typed access to the keys of an object that has a fixed list of keys. */

export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>) =>
  Object.keys(record) as Key[]

/** False also for inherited names such as `constructor`. */
export const isKeyOf = <Known extends object>(record: Known, name: PropertyKey): name is keyof Known =>
  Object.hasOwn(record, name)

/** An object with each of `keys`, and the value that `valueFor` returns for it. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], valueFor: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>
