/** Brings an article's picture along, checked like an upload. */
import type { Feed } from '#shared/feeds.ts'
import type { ImageFiles } from '../images/image-files.ts'
import { Unavailable } from '../lib/errors.ts'
import { NoAnswer } from './answers.ts'
import { type ForeignSite, type Item, idOf } from './foreign-site.ts'
import type { Note } from './texts.ts'

type Parts = { site: ForeignSite; imageFiles: ImageFiles; feed: Feed; note: Note }

export const hasPicture = ({ imageUrl }: Item) => typeof imageUrl === 'string' && imageUrl !== ''

/** Undefined when it cannot be had or will not do: the article goes without. */
export const takePicture = async ({ note, ...parts }: Parts, item: Item, alt: string | undefined) => {
  if (!hasPicture(item)) return undefined
  try {
    return await parts.imageFiles.save(await fetchPicture(parts, item), alt)
  } catch (error) {
    if (!(error instanceof Error) || error instanceof Unavailable) throw error
    note(`its picture was left out: ${error.message}`)
  }
}

/** Some links are good for an hour: whoever asks for the article again gets a new one. */
const fetchPicture = async ({ site, feed }: Omit<Parts, 'note'>, item: Item) => {
  try {
    return await site.picture(String(item.imageUrl))
  } catch (error) {
    if (!(error instanceof NoAnswer) || !isRefusal(error.status)) throw error
    const { imageUrl } = await site.article(feed, idOf(item))
    if (imageUrl === item.imageUrl || !hasPicture({ imageUrl })) throw error
    return site.picture(String(imageUrl))
  }
}

const isRefusal = (status = 0) => status >= 400 && status <= 499
