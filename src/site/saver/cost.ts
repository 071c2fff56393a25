/** What an answer says before the picture itself begins. */
const headerBytes = 500

/** What a touch will cost, never less than it does. Phone companies count a thousand bytes as a kilobyte. */
export const costInWords = (bytes: number) => `${Math.ceil((bytes + headerBytes) / 1000)} KB`
