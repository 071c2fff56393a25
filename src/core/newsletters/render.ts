/**
 * Renders a newsletter once as an email for every reader (recipient): a light HTML page with inline styles and a
 * preview text (preheader), its plain-text twin, and the headers for one-click unsubscribing. It carries no tracking
 * image (tracking pixel) and no tracked link, so there is no open rate. What differs from reader to reader is a
 * variable, which the delivery fills in.
 */

import type { Look, SiteContent } from '#shared/content/types.ts'
import { longDay } from '#shared/format.ts'
import { recoloured, shadesOf } from '#shared/look/shades.ts'
import { newslettersPath, unsubscribePath } from '#shared/paths.ts'
import { withAbsoluteUrls } from '#shared/site-url.ts'
import type { Database, NewsletterRow, SubscriberRow } from '../database/tables.ts'
import type { NewEmailText } from '../email/queue.ts'
import { findImages } from '../images/images.ts'
import type { KnownImages } from '../images/markdown-images.ts'
import { imageIdOfUrl, imageIdsInText, type StoredImage } from '../images/stored-image.ts'
import { escapeHtml } from '../lib/escape-html.ts'
import { toHtml } from '../lib/markdown.ts'
import { newsletterPurpose } from '../subscribers/unsubscribe.ts'
import { toPlainText } from './plain-text.ts'

export type Written = Pick<NewsletterRow, 'id' | 'subject' | 'preview' | 'content' | 'language'>
type Organisation = Pick<SiteContent['contact'], 'address' | 'place'> & { look: Look }

/** Replaced by the unsubscribe link of each recipient. */
export const unsubscribeVariable = '{{unsubscribe}}'

type Recipient = Pick<SubscriberRow, 'id' | 'agreed_at' | 'confirmed_by'>

/** An id that belongs to no subscriber: the link in a preview or a test email unsubscribes nobody. */
export const noRecipient: Recipient = { id: 'nobody', agreed_at: null, confirmed_by: null }

export type RenderedNewsletter = NewEmailText & { headers: Record<string, string>; hasPostalAddress: boolean }

/** Turns a stored newsletter into the email that readers get. */
export type NewsletterRenderer = ReturnType<typeof createNewsletterRenderer>

type RendererDeps = {
  db: Database
  /** Its look and its postal address. */
  organisation: () => Promise<Organisation>
  unsubscribeToken: (subscriberId: string) => Promise<string>
}

export const createNewsletterRenderer = ({ db, organisation, unsubscribeToken }: RendererDeps) => ({
  render: async (written: Written, site: string): Promise<RenderedNewsletter> =>
    renderNewsletter(written, site, await organisation(), await ownImagesIn(db, written)),
  /** The values of the variables for one recipient, by their names. */
  variablesFor: async (recipient: Recipient, site: string) => ({
    unsubscribe: site + unsubscribePath(await unsubscribeToken(recipient.id)),
    why: whyOf(recipient, site),
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
const postalLine = ({ address, place, look }: Organisation) => {
  if (address.length === 0) return ''
  const parts = [look.name, ...address, place.name].flatMap((part) => part.split(/,\s*/))
  // The name of the place often equals the last lines of the address.
  return parts.filter((part, index) => parts.indexOf(part) === index).join(', ')
}

/** `pictures` are the stored images in the content. */
export const renderNewsletter = (
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
    html: htmlOf(written, page, postal, {
      ...{ site, look: organisation.look },
      body: bodyOf(written.content, site, pictures),
    }),
    text: textOf(written, site, page, postal),
    headers: {
      // Must not change, because readers' filters use it.
      'List-Id': `${organisation.look.name} <newsletter.${new URL(site).hostname}>`,
      'List-Unsubscribe': `<${unsubscribeVariable}>`,
      // RFC 8058 (one-click unsubscribe). `site/subscribe/unsubscribe.tsx` receives the POST.
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    hasPostalAddress: postal !== '',
  }
}

const whyVariable = '{{why}}'

/** True for every subscriber: users confirmed some of them, who agreed on paper or in person. */
const whyOf = ({ agreed_at, confirmed_by }: Recipient, site: string) => {
  if (confirmed_by === null)
    return `You get this newsletter because you subscribed at ${site} and confirmed your address.`
  const when = agreed_at ? ` on ${longDay(agreed_at)}` : ''
  return `You get this newsletter because you told us${when} that you would like to get it.`
}

const textOf = ({ content }: Written, site: string, page: string, postal: string) =>
  [
    toPlainText(content, site),
    '-- ',
    `This newsletter on our site:\n${page}`,
    `${whyVariable}\nUnsubscribe with one tap:\n${unsubscribeVariable}`,
    postal,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')

// Breaks long words and addresses, which would make a phone scroll sideways; the second property is for old mail
// programs.
const wrapped = 'overflow-wrap:anywhere;word-break:break-word'

// Inline styles and attributes for mail programs that drop style sheets; the style sheet adds the dark mode.
const styles = `
body { margin: 0; padding: 0; background: #f7ede2; ${wrapped} }
.sheet { max-width: 600px } .body, .foot { padding: 24px; color: #221513; font: 16px/1.6 sans-serif; ${wrapped} }
.head { padding: 16px 24px; border-top: 6px solid #bc1d26; font: bold 26px/40px sans-serif }
.head a { color: #fdf8f2; text-decoration: none } .head img { vertical-align: middle }
.body { background: #fff } .foot { background: #fbebd0; font-size: 14px }
pre { white-space: pre-wrap }
a { color: #bc1d26; padding: 4px 0 } .body img { max-width: 100%; height: auto; background: #fff } hr { border: 0; border-top: 1px solid #8a8480 }
.body table { border-collapse: collapse } .body th, .body td { padding: 4px 8px; border: 1px solid #8a8480; text-align: left }
figure { margin: 0 0 16px } figcaption { font-size: 14px }
blockquote { margin-left: 0; padding-left: 12px; border-left: 3px solid #bc1d26 }
.unseen { display: none } h1 { font-size: 26px; line-height: 1.25; margin: 0 0 16px }
@media (prefers-color-scheme: dark) { body, .page { background: #170d0c !important } .body, .foot { color: #fbf1ea !important; background: #241614 !important } .foot { background: #2e2012 !important } .body a, .foot a { color: #ff9d94 } }
`

const text = `font:16px/1.6 sans-serif;${wrapped}`

/** A presentational table: the only layout that every mail program supports. */
const layoutTable = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

const header = (
  site: string,
  { name }: Look,
) => `<tr><td class="head" bgcolor="#3c0811" style="padding:16px 24px;border-top:6px solid #bc1d26;font:bold 26px/40px sans-serif">
<a href="${site}" style="color:#fdf8f2;text-decoration:none"><img src="${site}/icon-192.png" width="40" height="40" alt="" style="vertical-align:middle"> ${escapeHtml(name)}</a>
</td></tr>`

const footer = (
  page: string,
  postal: string,
) => `<tr><td class="foot" bgcolor="#fbebd0" lang="en" style="padding:24px;color:#221513;font:14px/1.6 sans-serif;${wrapped}">
<p><a href="${page}">Read this newsletter on our site</a></p>
<p>${whyVariable} <a href="${unsubscribeVariable}">Unsubscribe with one tap</a></p>
${postal ? `<p>${escapeHtml(postal)}</p>` : ''}
</td></tr>`

// Outlook on Windows does not support max-width, so it gets a table of a fixed width.
const htmlOf = (
  { subject, preview, language }: Written,
  page: string,
  postal: string,
  { site, look, body }: { site: string; look: Look; body: string },
) => `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${recoloured(styles, shadesOf(look.accent))}</style>
</head>
<body style="margin:0;padding:0;background:#f7ede2">
${preview ? `<div class="unseen" style="display:none">${escapeHtml(preview)}</div>` : ''}
<table class="page" ${layoutTable} bgcolor="#f7ede2"><tr><td align="center">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table class="sheet" ${layoutTable} style="max-width:600px;text-align:left">
${recoloured(header(site, look), shadesOf(look.accent))}
<tr><td class="body" bgcolor="#ffffff" style="padding:24px;color:#221513;${text}">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25">${escapeHtml(subject)}</h1>
${body}
</td></tr>
${footer(page, postal)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`

// An image from another site would reveal to its owner who opens the newsletter, so only its description is sent.
const bodyOf = (content: string, site: string, pictures: KnownImages) =>
  withAbsoluteUrls(toHtml(content), site)
    .split(/(<table[\s\S]*?<\/table>)/)
    .map((part) => withSizes(part, mostWidth / columnsIn(part), site, pictures))
    .join('')

/** The cells of the longest row of a table; 1 for any other HTML. */
const columnsIn = (html: string) =>
  Math.max(1, ...html.split('</tr>').map((row) => row.match(/<t[hd][\s>]/g)?.length ?? 0))

// A light background, because a dark mode hides a dark picture that is transparent.
const pictureStyle = 'max-width:100%;height:auto;background:#fff'

const withSizes = (html: string, width: number, site: string, pictures: KnownImages) =>
  html.replace(/<(img src="([^"]*)" alt="([^"]*)"[^>]*)>/g, (_, image: string, address: string, words: string) => {
    const path = ownPath(address, site)
    if (!path) return words
    return `<${image}${sizeOf(pictures.get(imageIdOfUrl(path) ?? ''), width)} style="${pictureStyle}">`
  })

// As wide as the column: mail programs without styles show images at this width.
const mostWidth = 544

const sizeOf = (image: StoredImage | undefined, most: number) => {
  if (!image) return ''
  const width = Math.floor(Math.min(image.width, most))
  return ` width="${width}" height="${Math.round((image.height * width) / image.width)}"`
}
