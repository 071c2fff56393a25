/**
 * Renders a newsletter once as an email for every reader: a light HTML page and its plain-text twin. It carries no
 * tracking image and no tracked link. What differs from reader to reader is a variable, which the delivery fills in.
 */

import type { SiteContent } from '#shared/content/types.ts'
import { newslettersPath, unsubscribePath } from '#shared/paths.ts'
import { withAbsoluteUrls } from '#shared/site-url.ts'
import type { Database } from '../database/open.ts'
import type { NewsletterRow } from '../database/tables.ts'
import type { NewEmailText } from '../email/queue.ts'
import { inHtml } from '../email/template.ts'
import { findImages } from '../images/images.ts'
import type { KnownImages } from '../images/markdown-images.ts'
import type { StoredImage } from '../images/stored-image.ts'
import { imageIdOfUrl, imageIdsInText } from '../images/stored-image.ts'
import { toHtml } from '../lib/markdown.ts'
import { newsletterPurpose } from '../subscribers/unsubscribe.ts'
import { toPlainText } from './plain-text.ts'

export type Written = Pick<NewsletterRow, 'id' | 'subject' | 'preview' | 'content' | 'language'>
type Organisation = Pick<SiteContent['contact'], 'address' | 'place'>

/** Becomes the unsubscribe link of each recipient. */
export const unsubscribeVariable = '{{unsubscribe}}'

/** An id that belongs to no reader: the link of a preview or a test email unsubscribes no reader. */
export const noReader = 'nobody'

export type RenderedNewsletter = NewEmailText & { headers: Record<string, string>; hasPostalAddress: boolean }

/** Turns a stored newsletter into the email that readers get. */
export type NewsletterRenderer = ReturnType<typeof createNewsletterRenderer>

type RendererDeps = {
  db: Database
  /** The postal address of the organisation. */
  contact: () => Promise<Organisation>
  unsubscribeToken: (subscriberId: string) => Promise<string>
}

export const createNewsletterRenderer = ({ db, contact, unsubscribeToken }: RendererDeps) => ({
  render: async (written: Written, site: string): Promise<RenderedNewsletter> =>
    renderNewsletter(written, site, await contact(), await ownImagesIn(db, written)),
  /** The values of the variables for one reader, by their names. */
  variablesFor: async (subscriberId: string, site: string) => ({
    unsubscribe: site + unsubscribePath(await unsubscribeToken(subscriberId)),
  }),
})

export const ownImagesIn = (db: Database, { content }: Pick<Written, 'content'>) =>
  findImages(db, imageIdsInText(content))

/** The path of an address on this site; undefined for any other site. */
export const ownPath = (address: string, site: string) => {
  if (address === site) return '/'
  const own = address.startsWith(`${site}/`) ? address.slice(site.length) : address
  return /^\/(?!\/)/.test(own) ? own : undefined
}

/** The postal address in one line; empty when the site content has none. */
const postalLine = ({ address, place }: Organisation) =>
  address.length > 0 ? ['Voima', ...address, place.name].join(', ') : ''

/** `pictures` are the stored images that the content names. */
const renderNewsletter = (
  written: Written,
  site: string,
  organisation: Organisation,
  pictures: KnownImages = new Map(),
): RenderedNewsletter => {
  const page = `${site}${newslettersPath}/${written.id}`
  const postal = postalLine(organisation)
  return {
    subject: written.subject,
    purpose: newsletterPurpose,
    html: htmlOf(written, page, postal, { site, body: bodyOf(written.content, site, pictures) }),
    text: textOf(written, site, page, postal),
    headers: {
      // Stays as it is: readers' filters know it.
      'List-Id': `Voima <newsletter.${new URL(site).hostname}>`,
      'List-Unsubscribe': `<${unsubscribeVariable}>`,
      // RFC 8058 (one-click unsubscribe). `site/subscribe/unsubscribe.tsx` receives the POST.
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    hasPostalAddress: postal !== '',
  }
}

const why = (site: string) => `You get this newsletter because you subscribed at ${site} and confirmed your address.`

const textOf = ({ content }: Written, site: string, page: string, postal: string) =>
  [
    toPlainText(content, site),
    '-- ',
    `This newsletter on our site:\n${page}`,
    `${why(site)}\nUnsubscribe with one tap:\n${unsubscribeVariable}`,
    postal,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')

// Breaks long words and addresses, which would make a phone scroll sideways; the second property is for old mail
// programs.
const wrapped = 'overflow-wrap:anywhere;word-break:break-word'

// Inline styles for mail programs that drop style sheets; the style sheet adds the dark mode.
const styles = `
body { margin: 0 auto; padding: 16px; max-width: 36em; color: #1d1b1a; background: #fff; font: 16px/1.6 sans-serif; ${wrapped} }
pre { white-space: pre-wrap }
a { color: #a3131b; padding: 4px 0 } img { max-width: 100%; height: auto } hr { border: 0; border-top: 1px solid #8a8480 }
table { border-collapse: collapse } th, td { padding: 4px 8px; border: 1px solid #8a8480; text-align: left }
blockquote { margin-left: 0; padding-left: 12px; border-left: 3px solid #a3131b } .small { font-size: 14px }
.unseen { display: none } h1 { font-size: 26px; line-height: 1.25 }
@media (prefers-color-scheme: dark) { body { color: #f3efec; background: #171413 } a { color: #ff9b92 } }
`

const htmlOf = (
  { subject, preview, language }: Written,
  page: string,
  postal: string,
  { site, body }: { site: string; body: string },
) => `<!doctype html>
<html lang="${inHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${inHtml(subject)}</title>
<style>${styles}</style>
</head>
<body style="margin:0 auto;padding:16px;max-width:36em;font:16px/1.6 sans-serif;${wrapped}">
${preview ? `<div class="unseen" style="display:none">${inHtml(preview)}</div>` : ''}
<h1 style="font-size:26px;line-height:1.25">${inHtml(subject)}</h1>
${body}
<hr>
<div class="small" style="font-size:14px" lang="en">
<p><a href="${page}">Read this newsletter on our site</a></p>
<p>${inHtml(why(site))} <a href="${unsubscribeVariable}">Unsubscribe with one tap</a></p>
${postal ? `<p>${inHtml(postal)}</p>` : ''}
</div>
</body>
</html>
`

// An image from another site would tell its owner who opens the newsletter, so only its description is sent.
const bodyOf = (content: string, site: string, pictures: KnownImages) =>
  withAbsoluteUrls(toHtml(content), site).replace(
    /<(img src="([^"]*)" alt="([^"]*)"[^>]*)>/g,
    (_, image: string, address: string, words: string) => {
      const path = ownPath(address, site)
      if (!path) return words
      return `<${image}${sizeOf(pictures.get(imageIdOfUrl(path) ?? ''))} style="max-width:100%;height:auto">`
    },
  )

// As wide as the column: mail programs without styles show images at this width.
const mostWidth = 544

const sizeOf = (image: StoredImage | undefined) => {
  if (!image) return ''
  const width = Math.min(image.width, mostWidth)
  return ` width="${width}" height="${Math.round((image.height * width) / image.width)}"`
}
