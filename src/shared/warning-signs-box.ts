/** The box with the warning signs in health articles. Its text comes from the shared list, never from an article. */
import { emergencyNumber } from './country/country.ts'
import { healthCentreFirst } from './facts/care.ts'
import { signGroups, type WarningSign, warningSigns } from './warning-signs.ts'

const boxOf = (heading: string, signs: readonly WarningSign[], link: string) =>
  [
    `<section class="warning-signs" lang="en"><h2>${heading}</h2><ul>`,
    ...signs.map(({ sign }) => `<li>${sign}</li>`),
    `</ul><p>Call <a href="tel:${emergencyNumber}">${emergencyNumber}</a>, or go to the nearest hospital if you have transport.`,
    ` ${healthCentreFirst.text} <a href="/help">${link}</a>.</p></section>`,
  ].join('')

export const warningSignsHtml = boxOf('When to go to hospital at once', warningSigns, 'Read more about each sign')

/** Some of the signs. The heading says so. */
const boxOfSome = (signs: readonly WarningSign[]) =>
  boxOf(
    `${signs.length} of ${warningSigns.length} warning signs`,
    signs,
    `See all ${warningSigns.length} warning signs`,
  )

/** At the end of an article about something else: the whole list would make the page too heavy. */
const shortWarningSignsHtml = boxOfSome(warningSigns.slice(0, 4))

const boxes: Record<string, string> = {
  'warning-signs': warningSignsHtml,
  ...Object.fromEntries(signGroups.map(({ id, signs }) => [id, boxOfSome(signs)])),
}

const place = `/help#(${Object.keys(boxes).join('|')})`
const placeAlone = new RegExp(`^${place}$`)

export const isPlaceOfWarningSigns = (path: unknown) => typeof path === 'string' && placeAlone.test(path)

/**
 * The place of the box: a paragraph with only the link `[When to go to hospital at once](/help#warning-signs)`, or with
 * the id of a group of signs. Where the box is not supported, as in a newsletter, the link stays a link.
 */
const linkAlone = new RegExp(`<p><a href="${place}">[^<]*</a></p>`)

/** Puts the box into the HTML of an article where its text has the link. */
export const placeWarningSigns = (html: string) => html.replace(linkAlone, (link, name: string) => boxes[name] ?? link)

const box = /<section class="warning-signs".*?<\/section>/gs

export const withoutWarningSigns = (html: string) => html.replace(box, '')

/** The box for the end of a health article whose text does not place it. */
export const warningSignsAfter = (html: string) => (html.includes('class="warning-signs"') ? '' : shortWarningSignsHtml)
