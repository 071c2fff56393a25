/** Everything that people made or sent, in open formats, file by file. */
import type { Row, Snapshot } from '../database/dump.ts'
import type { ImageStore } from '../images/stored-image.ts'
import { csvLine, csvStart } from './csv.ts'
import { filesOf, type Noun, nouns } from './nouns.ts'

/** The pieces can be asked for more than once, and are the same each time. */
export type ExportFile = { name: string; pieces: () => AsyncIterable<Uint8Array> }

export async function* exportFiles(snapshot: Snapshot, store: ImageStore): AsyncGenerator<ExportFile> {
  yield textFile('README.txt', () => once(readMe))
  for (const noun of nouns) {
    yield textFile(`${noun.name}.json`, () => jsonOf(snapshot, noun))
    const { columns } = noun
    if (columns) yield textFile(`${noun.name}.csv`, () => csvOf(snapshot, noun, columns))
  }
  for await (const rows of snapshot.rowsOf('images'))
    for (const name of rows.flatMap(filesOf)) {
      const body = await store.read(name)
      if (body) yield { name: `pictures/${name}`, pieces: () => once(body) }
    }
}

const readMe = `Everything that this site of Voima holds, in open formats.

news.json, blog.json    articles, as Markdown and as HTML; "image" is the _id of a picture
revisions.json          what articles said each time they were saved, and who saved them
images.json             the pictures: what they show, and which files each has in the folder "pictures"
messages, subscribers   as JSON, and as CSV for spreadsheets; a cell that could be taken for a formula begins with '
letters.json            letters to readers, as Markdown, and when they were sent
users.json              who may sign in, and in which role
history.json            who did what, and when

Passwords, tokens and other secrets are not here, nor are copies of sent mail. Nothing can be restored from this
folder: that is what a backup is for, and everything is in one.

Names, addresses and messages of people are in these files. Keep them where only you can read them.
`

const textFile = (name: string, pieces: () => AsyncIterable<string>): ExportFile => ({
  name,
  pieces: () => encoded(pieces()),
})

async function* encoded(pieces: AsyncIterable<string>) {
  for await (const piece of pieces) yield Buffer.from(piece)
}

async function* once<Piece>(piece: Piece) {
  yield piece
}

async function* itemsOf({ rowsOf }: Snapshot, { table, toItem }: Noun) {
  for await (const rows of rowsOf(table)) yield rows.flatMap((row: Row) => toItem(row) ?? [])
}

/** One item on each line. */
async function* jsonOf(snapshot: Snapshot, noun: Noun) {
  let before = '[\n'
  for await (const items of itemsOf(snapshot, noun)) {
    if (items.length === 0) continue
    yield before + items.map((item) => JSON.stringify(item)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* csvOf(snapshot: Snapshot, noun: Noun, columns: string[]) {
  yield csvStart + csvLine(columns)
  for await (const items of itemsOf(snapshot, noun))
    yield items.map((item) => csvLine(columns.map((column) => textIn(item, column)))).join('')
}

const textIn = (item: object, column: string) => String((item as Record<string, unknown>)[column] ?? '')
