/** The five ways in which the organisation says no. `api/problems.ts` turns them into answers. */

export class NotFound extends Error {}

export class NotAllowed extends Error {}

/** `fields` holds one sentence for each refused field, by the name it travels under. */
export class Refused extends Error {
  readonly fields: Record<string, string>
  constructor(fields: Record<string, string>) {
    super(Object.values(fields).join(' '))
    this.fields = fields
  }
}

/** Something else came first, or stands in the way: the message is a sentence for people, `current` what there is now. */
export class Conflict extends Error {
  readonly current: unknown
  constructor(message: string, current?: unknown) {
    super(message)
    this.current = current
  }
}

/** What keeps the data or the pictures cannot be reached, or cannot keep more, just now. The message says why. */
export class Unavailable extends Error {}
