/** Files for download: their addresses, and how their size is written. */

/** A path on this site; its groups are the id of the file and the ending of its name. */
export const filePathPattern = String.raw`/files/([0-9a-z]{16})/[^\s"'()<>]*?\.([0-9a-z]{3,4})`

export const sizeText = (bytes: number) =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`
