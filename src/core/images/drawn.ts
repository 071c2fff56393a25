import { loadSharp } from './sharp.ts'

/** A picture made of one of our own drawings. An SVG that somebody sends never comes here. */
export const drawn = async (svg: string): Promise<Uint8Array> => (await loadSharp())(Buffer.from(svg)).png().toBuffer()
