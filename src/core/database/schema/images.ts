/** The schema of images, files for download, where they are used, and uploads in parts. */
import type { SectionName } from '#shared/content/types.ts'
import { integer, table, text } from './table.ts'

export const imageTables = {
  images: table({
    id: text('primary key'),
    alt: text('not null'),
    width: integer('not null'),
    height: integer('not null'),
    /** The widths of the WebP files, as JSON: [320, 640, 1280]. */
    widths: text('not null'),
    /** File name ending of the fallback: jpg or png. */
    fallback: text('not null'),
    created_at: text('not null'),
    /**
     * The size of each file in bytes, by what follows the id in its name, as JSON: { "-640.webp": 30412, ".jpg": 61877 }.
     */
    file_bytes: text("not null default '{}'"),
    /** When the AVIF files were made; null: not yet. */
    avif_at: text(),
    /** Since when a process has been making the AVIF files. */
    avif_leased_at: text(),
    avif_attempts: integer('not null default 0'),
    /** When an editor stated that nobody can be recognised or that everyone agreed, and the editor's email. */
    consent_at: text(),
    consent_by: text(),
    /** Which of both; null: an earlier version asked for both in one question. */
    people: text<'nobody' | 'agreed'>(),
    /** When an article with the image was first published without such a statement, and by whom. */
    assumed_at: text(),
    assumed_by: text(),
    /** The focal point, in percent from the left and from the top. */
    focus_x: integer(),
    focus_y: integer(),
    /** 1: an editor marked the image as decorative, so that it needs no description. */
    is_decorative: integer('not null default 0'),
    /** 1: uploaded to the library, and stays until it is deleted; 0: uploaded with an article, and deleted with it. */
    in_library: integer('not null default 0'),
    /** The name of the uploaded file. */
    name: text("not null default ''"),
  })
    .index('images_without_avif', '(created_at, id) where avif_at is null')
    .index('images_in_order', '(created_at, id)'),
  /** An upload in parts that is not complete. The finished image has the same id. */
  image_uploads: table({
    id: text('primary key'),
    name: text('not null'),
    bytes: integer('not null'),
    received: integer('not null'),
    expires_at: text('not null'),
  }),
  // The body is Base64: rows hold only text and numbers, on every engine.
  image_upload_parts: table({
    upload_id: text('not null references image_uploads (id) on delete cascade'),
    starts_at: integer('not null'),
    body: text('not null'),
  }).constraint('primary key (upload_id, starts_at)'),
  /** A file for download. `name`: the name under which it is downloaded; `ending`: that of the name, in small letters. */
  files: table({
    id: text('primary key'),
    name: text('not null'),
    ending: text('not null'),
    bytes: integer('not null'),
    created_at: text('not null'),
  }).index('files_in_order', '(created_at, id)'),
}

export const imageUseTables = {
  /** A text names an image: either an article's text, or a section of the site content. */
  image_uses: table({
    image_id: text('not null'),
    article_id: text('references articles (id) on delete cascade'),
    section: text<SectionName>(),
  })
    .index('image_uses_by_image', '(image_id)')
    .index('image_uses_by_article', '(article_id)'),
  file_uses: table({
    file_id: text('not null references files (id) on delete cascade'),
    article_id: text('not null references articles (id) on delete cascade'),
  })
    .constraint('primary key (file_id, article_id)')
    .index('file_uses_by_article', '(article_id)'),
}
