/** Fills in the card of an article as `articles/article-card.tsx` renders it, from the templates of a list. */
import { articlePath, type Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { drawingFor } from '#ui/art/drawing-for.ts'
import { filledTemplate } from './templates/fill.ts'

const parts = (name: string) => [...filledTemplate(document, name).children]

export const filledCard = (feed: Feed, article: Article, index: number) => {
  const [card] = parts('card') as [HTMLElement]
  const [title, excerpt, link, spoken] = ['h2', 'p', 'a', 'a span span'].map(
    (part) => card.querySelector<HTMLElement>(part) as HTMLElement,
  ) as [HTMLElement, HTMLElement, HTMLAnchorElement, HTMLElement]
  title.textContent = article.title
  excerpt.textContent = article.excerpt
  spoken.textContent = `: ${article.title}`
  for (const part of [title, excerpt, spoken]) part.lang = article.language
  link.setAttribute('href', articlePath(feed, article))
  const drawing = card.querySelector('img') as HTMLImageElement
  const number = String(drawingFor('', index))
  if (article.imageUrl) card.firstElementChild?.replaceWith(photoOf(article, index))
  else drawing.setAttribute('src', (drawing.getAttribute('src') as string).replace(/\d$/, number))
  return card
}

const photoOf = (article: Article, index: number) => {
  const [picture] = parts('photo') as [HTMLElement]
  const [avif, webp, image] = picture.children as unknown as [HTMLElement, HTMLElement, HTMLImageElement]
  setSources(avif, article.imageAvif)
  setSources(webp, article.imageSrcset)
  const { imageWidth: width, imageHeight: height } = article
  const shown = { src: article.imageUrl, alt: article.imageAlt ?? '', width, height, class: cropOf(article) }
  for (const [name, value] of Object.entries(shown)) if (value !== undefined) image.setAttribute(name, String(value))
  image.setAttribute('loading', index === 0 ? 'eager' : 'lazy')
  if (index === 0) image.setAttribute('fetchpriority', 'high')
  return picture
}

const setSources = (source: HTMLElement, srcset: string | undefined) =>
  srcset ? source.setAttribute('srcset', srcset) : source.remove()

/** As `ui/crop.ts` and `articles/article-picture.tsx`: eleven classes from left to right, eleven down, and one more. */
const cropOf = ({ imageFocus, imageWidth = 0, imageHeight = 0 }: Article) => {
  const classes = parts('crops')[0]?.classList
  if (imageFocus) return `${classes?.[imageFocus.x / 10]} ${classes?.[11 + imageFocus.y / 10]}`
  return imageHeight > imageWidth ? classes?.[22] : undefined
}
