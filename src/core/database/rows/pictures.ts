/** Pictures, here and on their way. */
import type { Generated } from 'kysely'

export type ImageRow = {
  id: string
  alt: string
  width: number
  height: number
  /** The widths kept as WebP, as JSON: [320, 640, 1280]. */
  widths: string
  /** File name ending of the fallback: jpg or png. */
  fallback: string
  created_at: string
  /** How large each file is, by what follows the id in its name, as JSON: { "-640.webp": 30412, ".jpg": 61877 }. */
  file_bytes: Generated<string>
  /** When its AVIF files were made; null: they still have to be. */
  avif_at: string | null
  /** Since when somebody has been making them. */
  avif_claimed_at: string | null
  avif_tries: Generated<number>
  /** Of the file as it was sent. */
  name: Generated<string>
  /** 1: somebody has said that it shows nothing that needs words. */
  is_decorative: Generated<number>
  /** 1: it came by itself and stays until it is deleted; 0: it came with an article and goes with it. */
  in_library: Generated<number>
  /** Where the eye should fall, in percent from the left and from the top. */
  focus_x: number | null
  focus_y: number | null
  /** When somebody confirmed that everyone in it agreed, and the email of who did. */
  consent_at: string | null
  consent_by: string | null
}

/** That a text names a picture: either an article's, or a part of the site's own words. */
export type PictureUseRow = { picture_id: string; article_id: string | null; part: string | null }

/** A picture on its way here, in parts. Once it is whole, the picture has the same id. */
export type PictureUploadRow = { id: string; name: string; bytes: number; received: number; ends_at: string }
