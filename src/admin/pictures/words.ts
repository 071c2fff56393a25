import type { LibraryImage } from '#shared/shapes/image.ts'
import type { Told } from './send-picture.ts'

export const sizeOf = (bytes: number) =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`

/** 2.4 MB → 180 KB */
export const savingOf = ({ before, bytes }: Pick<Told, 'before' | 'bytes'>) =>
  bytes < before ? `${sizeOf(before)} → ${sizeOf(bytes)}` : sizeOf(bytes)

export const stateOf = (told: Told) => {
  if (told.is === 'shrinking') return 'Making it smaller'
  if (told.is === 'waiting') return 'No network just now. It goes on by itself.'
  if (told.is === 'making') return 'Making it ready for every screen'
  return `Sending: ${savingOf(told)}`
}

export const nameOf = ({ imageAlt, name }: LibraryImage) => imageAlt || name || 'A picture without words'

/** For a text in Markdown. */
export const markdownOf = ({ imageUrl = '', imageAlt = '' }: LibraryImage) =>
  `![${imageAlt.replace(/([[\]\\])/g, '\\$1')}](${addressIn(imageUrl)})`

// A store may hand pictures out at an address of its own; in a text every picture has ours, wherever it lies.
export const addressIn = (imageUrl: string) => `/media/${imageUrl.slice(imageUrl.lastIndexOf('/') + 1)}`
