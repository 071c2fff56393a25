/** The box with the warning signs in health articles. Its text comes from the shared list, never from an article. */
import { emergencyNumber } from './country/country.ts'
import { healthCentreFirst } from './facts/care.ts'
import { type SignId, type WarningSign, warningSigns } from './warning-signs.ts'

const boxOf = (heading: string, signs: readonly WarningSign[], link: string) =>
  [
    `<section class="warning-signs" lang="en"><h2>${heading}</h2><ul>`,
    ...signs.map(({ sign }) => `<li>${sign}</li>`),
    `</ul><p>Call <a href="tel:${emergencyNumber}">${emergencyNumber}</a>, or go to the nearest hospital if you have transport.`,
    ` ${healthCentreFirst.text} <a href="/help">${link}</a>.</p></section>`,
  ].join('')

export const warningSignsHtml = boxOf('When to go to hospital at once', warningSigns, 'Read more about each sign')

/** Some of the signs, in this order. The heading says so. */
const boxOfSome = (ids: readonly SignId[]) =>
  boxOf(
    `${ids.length} of ${warningSigns.length} warning signs`,
    ids.flatMap((id) => warningSigns.filter((sign) => sign.id === id)),
    `See all ${warningSigns.length} warning signs`,
  )

/**
 * For articles that do not keep every sign: the signs of their subject and the most dangerous ones. The name is a group
 * of the help page, or a starter article that needs others.
 */
const someSigns = {
  fever: ['chest', 'stroke', 'fever', 'pale', 'pain'],
  head: ['stroke', 'fit', 'headache', 'eyesight', 'chest'],
  pain: ['chest', 'fever', 'pain', 'stomach', 'joint'],
  babies: ['pregnancy', 'baby', 'erection', 'chest', 'fever', 'mind'],
  bedwetting: ['urine', 'chest', 'stroke', 'fever', 'stomach', 'pale'],
  'eyes-hips-legs': ['eyesight', 'stroke', 'chest', 'joint', 'fever', 'pain'],
  'family-planning': ['pregnancy', 'chest', 'stroke', 'headache', 'fever', 'mind'],
  'living-with-it': ['mind', 'chest', 'stroke', 'fever', 'urine'],
  malaria: ['fit', 'chest', 'fever', 'hot', 'pale', 'urine'],
  'painful-erections': ['erection', 'chest', 'stroke', 'fever', 'pain'],
  transfusion: ['urine', 'yellow', 'chest', 'fever', 'pain', 'pale'],
} satisfies Record<string, SignId[]>

const boxes: Record<string, string> = {
  'warning-signs': warningSignsHtml,
  ...Object.fromEntries(Object.entries(someSigns).map(([name, ids]) => [name, boxOfSome(ids)])),
}

const place = `/help#(${Object.keys(boxes).join('|')})`
const placeAlone = new RegExp(`^${place}$`)

export const isPlaceOfWarningSigns = (path: unknown) => typeof path === 'string' && placeAlone.test(path)

/**
 * The place of the box: a paragraph with only the link `[When to go to hospital at once](/help#warning-signs)`, or with
 * the name of some signs. Where the box is not supported, as in a newsletter, the link stays a link.
 */
const linkAlone = new RegExp(`<p><a href="${place}">[^<]*</a></p>`)

/** Puts the box into the HTML of an article where its text has the link. */
export const placeWarningSigns = (html: string) => html.replace(linkAlone, (link, name: string) => boxes[name] ?? link)

const box = /<section class="warning-signs".*?<\/section>/gs

export const withoutWarningSigns = (html: string) => html.replace(box, '')

/** The box for the end of a health article whose text does not place it: the whole list would make it too heavy. */
export const warningSignsAfter = (html: string) =>
  html.includes('class="warning-signs"') ? '' : boxOfSome(someSigns.fever)
