/** Recognises the default content of earlier versions of the site. */
import { createHash } from 'node:crypto'
import type { SectionName } from '#shared/content/types.ts'

/** SHA-256 of the stored JSON, in base64url. When a default changes, add the digest of what it was. */
const digests: Partial<Record<SectionName, readonly string[]>> = {
  welcome: ['Jxk4pnpWnbEP1qJvcMkBWN0MMjJRvESPjuY1sRgMkD4'],
  services: ['OroYnbFe37BekhMtvVB4kGmgw_KG2QJOZoEa77aesiY'],
  trace: ['1YKhFAmjKXIsKTlRgjZHaKKakZUqzzJp4auB5ear8DE'],
  statistics: ['qQG3iSR9ynD0-Uc0CNV5A4HhBp8XI-4nDTWcd9rLq6A'],
  story: ['ysoGmQ9IoraJnsf5zVCgV3gIGhezMaeBjUqYUcs-4uQ'],
  about: ['1QzGekZc00kX8Cld8zOyDzxioUavWXz0mNDKgZlias4'],
  testimonials: ['6rQzKzcjMt4gmRwz13I3X6HQsGO4F97vSp_Ed83PEiA'],
  team: ['h6txAGNBK5MUXQA_YSNv9M8EAetXUlOIn2klibyI-a4'],
  questions: ['37iVCc0TocC_bOmCXqk8WoLXjVnTsgssTmNmGfFZKd8'],
  footer: ['7MtxiC9rVZufLYP7poD3bbj56Gfa8jKeHEtVb96lEQg'],
}

/** Whether a section was stored unchanged (restored, for example) while this was its default. */
export const isFormerDefault = (section: SectionName, fields: string) =>
  digests[section]?.includes(createHash('sha256').update(fields).digest('base64url')) ?? false
