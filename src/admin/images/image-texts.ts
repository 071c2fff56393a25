/** Texts about an image: the upload progress in words, the file size, its title, and its address in texts. */

import { sizeText } from '#shared/files.ts'
import type { LibraryImage } from '#shared/shapes/image.ts'
import type { UploadProgress } from './upload.ts'

/** 2.4 MB → 180 KB */
export const savingText = ({ before, bytes }: Pick<UploadProgress, 'before' | 'bytes'>) =>
  bytes < before ? `${sizeText(before)} → ${sizeText(bytes)}` : sizeText(bytes)

export const progressText = (progress: UploadProgress) => {
  if (progress.step === 'shrinking') return 'Making it smaller'
  if (progress.step === 'waiting') return 'You are offline. The upload will continue automatically.'
  if (progress.step === 'making') return 'Preparing it for every screen size'
  return `Uploading: ${savingText(progress)}`
}

export const imageTitle = ({ imageAlt, name }: LibraryImage) => imageAlt || name || 'A picture without a description'

// An object store may serve images at its own URL; in a text every image has the site's URL.
export const mediaUrlOf = (imageUrl: string) => `/media/${imageUrl.slice(imageUrl.lastIndexOf('/') + 1)}`
