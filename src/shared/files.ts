/** Files for download: their types by the ending of the name (file extension), their addresses, and how their size is written. */

/** `core/files/file-types.ts` recognises each by its bytes. */
export const downloadEndings = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'mp3', 'm4a', 'ogg'] as const
export type DownloadEnding = (typeof downloadEndings)[number]

/** A path on this site; its groups are the id of the file and the extension of its name. */
export const filePathPattern = String.raw`/files/([0-9a-z]{16})/[^\s"'()<>]*?\.([0-9a-z]{3,4})`

export const sizeText = (bytes: number) =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`
