/** How a picture of the library is read and said, as columns and back. */
import type { Selectable } from 'kysely'
import type { ImageMetadata, ImageUse, LibraryImage } from '#shared/shapes/image.ts'
import type { ImageRow } from '../database/tables.ts'
import { imageOf } from './images.ts'
import { imageFieldsOf } from './stored-image.ts'

type Row = Selectable<ImageRow>

export const toPicture = (row: Row, uses: ImageUse[], address: string): LibraryImage => {
  const image = imageOf(row)
  const { consent_at: at, consent_by: by } = row
  return {
    _id: row.id,
    name: row.name,
    createdAt: row.created_at,
    isDecorative: row.is_decorative === 1,
    consent: at ? { at, by: by ?? '' } : undefined,
    uses,
    ...(image && imageFieldsOf(image, address)),
  }
}

type Consent = Pick<Row, 'consent_at' | 'consent_by'>
type Given = { at: string; who: string }

/** What somebody has confirmed already stays theirs. */
export const wordColumns = ({ alt, isDecorative, hasConsent, focus }: ImageMetadata, old: Consent, given: Given) => ({
  ...(alt !== undefined && { alt }),
  ...(isDecorative !== undefined && { is_decorative: Number(isDecorative) }),
  // Whatever was described is no longer decoration, and the other way round.
  ...(isDecorative && { alt: '' }),
  ...(alt && isDecorative === undefined && { is_decorative: 0 }),
  ...(focus && { focus_x: focus.x, focus_y: focus.y }),
  ...(hasConsent === true && !old.consent_at && { consent_at: given.at, consent_by: given.who }),
  ...(hasConsent === false && { consent_at: null, consent_by: null }),
})
