/** Every engine that the organisation's data may live in: a test of stored data runs once on each. */
export type TestDatabase = { name: string; open: () => Promise<OpenDatabase> }

/** `settings` are those of the environment; the folder is the core's own. */
type OpenDatabase = { settings: Record<string, string>; close: () => Promise<void> }

const sqlite: TestDatabase = {
  name: 'SQLite',
  open: async () => ({ settings: {}, close: async () => {} }),
}

export const databases = [sqlite]
