/** The address of a picture, or of something to play, in the HTML of an old site. */
import type { Element } from 'domhandler'
import { videoAddress } from '#shared/video.ts'
import { childElements } from './html.ts'

/** Pages that load pictures late have a placeholder in `src`. */
const late = ['data-orig-file', 'data-lazy-src', 'data-src', 'data-original']

export const pictureAddress = ({ attribs }: Element) => {
  const [largest] = (attribs.srcset ?? '').split(/,\s+/).map((each) => each.trim().split(/\s+/)[0])
  return (late.map((name) => attribs[name]).find(Boolean) ?? attribs.src ?? largest ?? '').trim()
}

/** A sign of the text or of a card, not a picture. */
export const isIcon = ({ attribs }: Element) =>
  /(?:^|\s)(?:emoji|wp-smiley|kg-bookmark-icon)(?:\s|$)/.test(attribs.class ?? '')

const wholeVideo = new RegExp(videoAddress)

/** The page of a video is a better target than the frame that plays it. */
export const playerAddress = (element: Element) => {
  const { src, data } = element.attribs
  const own =
    src ?? data ?? childElements(element).find(({ name }) => name === 'source' || name === 'embed')?.attribs.src
  const address = own?.startsWith('//') ? `https:${own}` : own
  const [, youtube] = wholeVideo.exec(address ?? '') ?? []
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`
  const [, vimeo] = /player\.vimeo\.com\/video\/(\d+)/.exec(address ?? '') ?? []
  return vimeo ? `https://vimeo.com/${vimeo}` : address
}
