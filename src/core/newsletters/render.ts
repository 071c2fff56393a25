/** A letter to many as it travels: a light page and its plain twin. No picture that counts, no link that is not what it says. */

import { absolute } from '#shared/absolute.ts'
import type { SiteContent } from '#shared/content/words.ts'
import { newslettersPath, unsubscribePath } from '#shared/paths.ts'
import type { NewsletterRow } from '../database/tables.ts'
import { inHtml } from '../email/template.ts'
import type { KnownImages } from '../images/markdown-images.ts'
import type { StoredImage } from '../images/stored-image.ts'
import { imageIdOfUrl } from '../images/stored-image.ts'
import { toHtml } from '../lib/markdown.ts'
import { newsletterPurpose } from '../subscribers/unsubscribe.ts'
import { ownPath } from './links.ts'
import { toPlainText } from './plain-text.ts'

export type Written = Pick<NewsletterRow, 'id' | 'subject' | 'preview' | 'content' | 'language'>
type Organisation = Pick<SiteContent['contact'], 'address' | 'place'>

/** {{leave}} differs from reader to reader. */
export const leaveFill = '{{leave}}'
export const leaveLink = (site: string, token: string) => site + unsubscribePath(token)

/** Where the organisation is, in one line; empty when nobody has written it down. */
export const postalLine = ({ address, place }: Organisation) =>
  address.length > 0 ? ['Voima', ...address, place.name].join(', ') : ''

/** `pictures`: those of ours that it names. */
export const letterText = (
  written: Written,
  site: string,
  organisation: Organisation,
  pictures: KnownImages = new Map(),
) => {
  const page = `${site}${newslettersPath}/${written.id}`
  const postal = postalLine(organisation)
  return {
    subject: written.subject,
    purpose: newsletterPurpose,
    html: htmlOf(written, page, postal, { site, body: bodyOf(written.content, site, pictures) }),
    text: textOf(written, site, page, postal),
    headers: {
      'List-Id': `Voima <letters.${new URL(site).hostname}>`,
      'List-Unsubscribe': `<${leaveFill}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const why = (site: string) => `You get this letter because you subscribed at ${site} and confirmed it.`

const textOf = ({ content }: Written, site: string, page: string, postal: string) =>
  [
    toPlainText(content, site),
    '-- ',
    `This letter on our site:\n${page}`,
    `${why(site)}\nLeave with one tap:\n${leaveFill}`,
    postal,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')

// So that a long word, or an address, makes no phone scroll sideways; the second for programs that do not know the first.
const wrapped = 'overflow-wrap:anywhere;word-break:break-word'

// On the element for programs that drop style sheets; the sheet adds the dark look where it is understood.
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
<p><a href="${page}">Read this letter on our site</a></p>
<p>${inHtml(why(site))} <a href="${leaveFill}">Leave with one tap</a></p>
${postal ? `<p>${inHtml(postal)}</p>` : ''}
</div>
</body>
</html>
`

// A picture from elsewhere would tell its owner who opens the letter: only its words travel.
const bodyOf = (content: string, site: string, pictures: KnownImages) =>
  absolute(toHtml(content), site).replace(
    /<(img src="([^"]*)" alt="([^"]*)"[^>]*)>/g,
    (_, image: string, address: string, words: string) => {
      const path = ownPath(address, site)
      if (!path) return words
      return `<${image}${sizeOf(pictures.get(imageIdOfUrl(path) ?? ''))} style="max-width:100%;height:auto">`
    },
  )

// As wide as the column. Programs that know no styles would show all of it.
const mostWidth = 544

const sizeOf = (image: StoredImage | undefined) => {
  if (!image) return ''
  const width = Math.min(image.width, mostWidth)
  return ` width="${width}" height="${Math.round((image.height * width) / image.width)}"`
}
