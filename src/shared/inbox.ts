/** The folders of a message, which its dates determine. A message may be in several. */
export const indexedFolders = ['inbox', 'unread', 'answered', 'archived', 'spam'] as const
export type IndexedFolder = (typeof indexedFolders)[number]

export const folders = [...indexedFolders, 'mine', 'all'] as const
export type Folder = (typeof folders)[number]

/** The signals of spam that the site detects. */
export const spamReasons = ['bot', 'tooFast', 'links', 'repeated'] as const
export type SpamReason = (typeof spamReasons)[number]
