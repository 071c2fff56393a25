import type { LibraryImage } from '#shared/shapes/image.ts'
import type { UploadProgress } from './upload.ts'

export const sizeText = (bytes: number) =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`

/** 2.4 MB → 180 KB */
export const savingText = ({ before, bytes }: Pick<UploadProgress, 'before' | 'bytes'>) =>
  bytes < before ? `${sizeText(before)} → ${sizeText(bytes)}` : sizeText(bytes)

export const progressText = (told: UploadProgress) => {
  if (told.is === 'shrinking') return 'Making it smaller'
  if (told.is === 'waiting') return 'No network just now. It goes on by itself.'
  if (told.is === 'making') return 'Making it ready for every screen'
  return `Sending: ${savingText(told)}`
}

export const imageTitle = ({ imageAlt, name }: LibraryImage) => imageAlt || name || 'A picture without words'

/** For a text in Markdown. */
export const imageMarkdown = ({ imageUrl = '', imageAlt = '' }: LibraryImage) =>
  `![${imageAlt.replace(/([[\]\\])/g, '\\$1')}](${mediaUrlOf(imageUrl)})`

// A store may hand pictures out at an address of its own; in a text every picture has ours, wherever it lies.
export const mediaUrlOf = (imageUrl: string) => `/media/${imageUrl.slice(imageUrl.lastIndexOf('/') + 1)}`
