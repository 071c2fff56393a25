/** Pictures: checked, made ready for the screen once at upload, and kept under names that never change. */

/** What an article needs to show a picture. `widths` are those of the WebP files, ascending. */
export type StoredImage = { id: string; alt: string; width: number; height: number; widths: number[]; fallback: string }
