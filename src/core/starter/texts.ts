/** Reads the text of a starter article from its file, with its sources numbered in the order of their first use. */
import { readFile } from 'node:fs/promises'
import * as careFacts from '#shared/facts/care.ts'
import * as diseaseFacts from '#shared/facts/disease.ts'
import * as ghanaFacts from '#shared/facts/ghana.ts'
import type { SourcedFact } from '#shared/facts/sourced-fact.ts'
import { sharedSources } from '#shared/sources/all.ts'
import { articleSource, lastCheckOf, type PublishedSource } from '#shared/sources/published-source.ts'

export const sharedFacts: Record<string, SourcedFact> = { ...careFacts, ...diseaseFacts, ...ghanaFacts }

const mark = /\[(@|=)(\w+)\]/g

const articleLink = /\[([^\]]+)\]\(\/(?:news|blog)\/([\w-]+)\)/g

/**
 * Replaces a cited source, `[@guidelinesLaunch]`, with its number, `[1]`, and a shared fact, `[=newborns]`, with its
 * sentences and the numbers of its sources. Throws for an unknown name. Of a link to another starter article,
 * `[malaria](/blog/malaria)`, only the words stay on a site that did not receive that article. `received`: the names of
 * those that it did.
 */
export const starterText = async (name: string, received?: readonly string[]) => {
  const text = (await starterFile(`${name}.md`))
    .trim()
    .replace(articleLink, (link, words, other) => (!received || received.includes(other) ? link : words))
  const cited: PublishedSource[] = []
  const days: string[] = []
  const numberOf = (source: PublishedSource) => {
    if (!cited.includes(source)) cited.push(source)
    return `[${cited.indexOf(source) + 1}]`
  }
  const find = <T>(all: Record<string, T>, key: string) => all[key] ?? throwUnknown(name, key)
  const replace = (_: string, kind: string, key: string) => {
    if (kind === '@') return numberOf(find(sharedSources, key))
    const { text: sentences, sources, checkedOn } = find(sharedFacts, key)
    days.push(checkedOn)
    return sentences + sources.map(numberOf).join('')
  }
  const content = text.replace(mark, replace)
  return { content, sources: cited.map(articleSource), lastChecked: lastCheckOf(cited, days) }
}

const throwUnknown = (name: string, key: string) => {
  throw new Error(`The starter article ${name} names a source or a fact that does not exist: ${key}`)
}

export const starterFile = (name: string) => readFile(new URL(import.meta.resolve(`#core/starter/${name}`)), 'utf8')
