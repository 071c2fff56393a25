/**
 * The schema of images, files for download, where they are used, and uploads in parts: the table definitions and the
 * types of their rows.
 */
import type { Generated } from 'kysely'
import type { SectionName } from '#shared/content/types.ts'

export const imageTables = `
create table images (
  id text primary key,
  alt text not null,
  width integer not null,
  height integer not null,
  widths text not null,
  fallback text not null,
  created_at text not null,
  file_bytes text not null default '{}',
  avif_at text,
  avif_leased_at text,
  avif_attempts integer not null default 0,
  consent_at text,
  consent_by text,
  focus_x integer,
  focus_y integer,
  is_decorative integer not null default 0,
  in_library integer not null default 0,
  name text not null default ''
);
create index images_without_avif on images (created_at, id) where avif_at is null;
create index images_in_order on images (created_at, id);

create table image_uploads (
  id text primary key,
  name text not null,
  bytes integer not null,
  received integer not null,
  expires_at text not null
);

-- The body is Base64: rows hold only text and numbers, on every engine.
create table image_upload_parts (
  upload_id text not null references image_uploads (id) on delete cascade,
  starts_at integer not null,
  body text not null,
  primary key (upload_id, starts_at)
);

create table files (
  id text primary key,
  name text not null,
  ending text not null,
  bytes integer not null,
  created_at text not null
);
create index files_in_order on files (created_at, id)
`

export const imageUseTables = `
create table image_uses (
  image_id text not null,
  article_id text references articles (id) on delete cascade,
  section text
);
create index image_uses_by_image on image_uses (image_id);
create index image_uses_by_article on image_uses (article_id);

create table file_uses (
  file_id text not null references files (id) on delete cascade,
  article_id text not null references articles (id) on delete cascade,
  primary key (file_id, article_id)
);
create index file_uses_by_article on file_uses (article_id)
`

export type ImageRow = {
  id: string
  alt: string
  width: number
  height: number
  /** The widths of the WebP files, as JSON: [320, 640, 1280]. */
  widths: string
  /** File name ending of the fallback: jpg or png. */
  fallback: string
  created_at: string
  /**
   * The size of each file in bytes, by what follows the id in its name, as JSON: { "-640.webp": 30412, ".jpg": 61877 }.
   */
  file_bytes: Generated<string>
  /** When the AVIF files were made; null: not yet. */
  avif_at: string | null
  /** Since when a process has been making the AVIF files. */
  avif_leased_at: string | null
  avif_attempts: Generated<number>
  /** The name of the uploaded file. */
  name: Generated<string>
  /** 1: an editor marked the image as decorative, so that it needs no description. */
  is_decorative: Generated<number>
  /** 1: uploaded to the library, and stays until it is deleted; 0: uploaded with an article, and deleted with it. */
  in_library: Generated<number>
  /** The focal point, in percent from the left and from the top. */
  focus_x: number | null
  focus_y: number | null
  /** When an editor confirmed that everyone in the image agreed, and the editor's email. */
  consent_at: string | null
  consent_by: string | null
}

/** A text names an image: either an article's text, or a section of the site content. */
export type ImageUseRow = { image_id: string; article_id: string | null; section: SectionName | null }

/** A file for download. `name`: the name under which it is downloaded; `ending`: that of the name, in small letters. */
export type FileRow = { id: string; name: string; ending: string; bytes: number; created_at: string }

/** An upload in parts that is not complete. The finished image has the same id. */
export type ImageUploadRow = { id: string; name: string; bytes: number; received: number; expires_at: string }
