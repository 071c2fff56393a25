/** Turns a rendered page into one that needs no server: no scripts, no forms, and links to the other files of the copy. */
import { asIfWithoutScripting } from '../render/page-finisher.ts'
import { formNotice, lostLink } from './lost-page.ts'

/** Finds the link to write for an address in the page. */
export type FindLink = (address: string) => Promise<string>

export const copiedPage = async (html: string, findLink: FindLink) => withLinks(withoutServer(html), findLink)

/** A form for a dialog is never sent. The link replaces the switch in the footer of every page. */
const withoutServer = (html: string) =>
  asIfWithoutScripting(
    html
      .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>|<template\b.*?<\/template>|<\/?noscript>/gs, '')
      .replace(/<link [^>]*rel="(?:manifest|modulepreload)"[^>]*>/g, '')
      .replace(/<form\b[^>]*id="data-saver".*?<\/form>/gs, `<p id="data-saver">${lostLink}</p>`)
      .replace(/<form\b(?![^>]*method="dialog").*?<\/form>/gs, formNotice)
      .replace(/ data-script="[^"]*"/g, ''),
  )

const single = /(?<=\s(?:href|src|poster)=")[^"#][^"]*(?=")|(?<=url\(["']?)\/[^)"']+/gi
const several = /(?<=\s(?:srcset|imagesrcset)=")[^"]+(?=")/gi
/** Not those that identify an entry of a feed. */
const absolute = /(?<!<guid[^>]*>|"id":")https?:\/\/[^\s<>"'&\])\\]+/g
const shared = /(?<=<meta property="og:image" content=")[^"]+/gi

/** The links in a page or a stylesheet. */
export const withLinks = async (text: string, findLink: FindLink) => {
  const findEscaped: FindLink = async (link) => (await findLink(link.replaceAll('&amp;', '&'))).replaceAll('&', '&amp;')
  // Other sites load these, so they stay absolute.
  for (const [image] of text.matchAll(shared)) await findEscaped(image)
  const page = await replaceEach(text, single, findEscaped)
  return replaceEach(page, several, (sources) => replaceEach(sources, /(?<=^|,\s*)[^\s,]\S*/g, findEscaped))
}

/** The links in a feed or a sitemap. */
export const withAbsoluteLinks = (text: string, findLink: FindLink) => replaceEach(text, absolute, findLink)

/** One after the other, because each may copy a file. */
const replaceEach = async (text: string, part: RegExp, replace: FindLink) => {
  const found = new Map<string, string>()
  for (const [match] of text.matchAll(part)) if (!found.has(match)) found.set(match, await replace(match))
  return text.replace(part, (match) => found.get(match) ?? match)
}
