/** Reads the text of a starter article from its file, with its sources numbered in the order of their first use. */
import { readFile } from 'node:fs/promises'
import type { ArticleSource } from '#shared/shapes/review.ts'
import * as care from '#shared/sources/care.ts'
import * as ghana from '#shared/sources/ghana.ts'
import * as medicine from '#shared/sources/medicine.ts'
import { signSources } from '#shared/warning-signs.ts'

const sources: Record<string, ArticleSource> = { ...signSources, ...care, ...ghana, ...medicine }

const citation = /\[@(\w+)\]/g

/** Replaces a cited source name, `[@guidelinesLaunch]`, with its number, `[1]`. Throws for an unknown name. */
export const starterText = async (name: string) => {
  const text = (await starterFile(`${name}.md`)).trim()
  const names = [...new Set([...text.matchAll(citation)].map(([, source = '']) => source))]
  return {
    content: text.replace(citation, (_, source) => `[${names.indexOf(source) + 1}]`),
    sources: names.map((source) => sources[source] ?? throwUnknown(name, source)),
  }
}

const throwUnknown = (name: string, source: string) => {
  throw new Error(`The starter article ${name} cites a source that does not exist: ${source}`)
}

export const starterFile = (name: string) => readFile(new URL(import.meta.resolve(`#core/starter/${name}`)), 'utf8')
