/** Where a message lies: its dates decide. A message may lie in several. */
export const keptFolders = ['inbox', 'unread', 'answered', 'archived', 'spam'] as const
export type KeptFolder = (typeof keptFolders)[number]

export const folders = [...keptFolders, 'mine', 'all'] as const
export type Folder = (typeof folders)[number]

/** The signs of spam that the site finds by itself. */
export const spamReasons = ['robot', 'haste', 'links', 'repeated'] as const
export type SpamReason = (typeof spamReasons)[number]
