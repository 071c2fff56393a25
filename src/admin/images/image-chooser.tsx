/** The dialog that chooses an image from the library (media picker), with search. */

import { type FormEvent, useRef, useState } from 'react'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { forgetFile } from '#ui/field.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { type Failure, isFailure } from '../api.ts'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import type { PageOf } from '../page.ts'
import { useLoaded } from '../use-loaded.ts'
import { requestImages } from './calls.ts'
import { imageTitle } from './image-texts.ts'
import { ImageThumbnail } from './image-thumbnail.tsx'
import styles from './images.module.css'

type Props = {
  onChoose: (image: LibraryImage) => void
  /** If given, the editor may also add a new image. */
  onFile?: (file: File, more: File[]) => void
  onClose: () => void
}

/** A dialog to choose an image from the library. */
export const ImageChooser = ({ onChoose, onFile, onClose }: Props) => {
  const dialog = useDialog()
  const [query, setQuery] = useState({ search: '', page: 1 })
  const { search, page } = query
  const address = `${location.pathname}?${new URLSearchParams({ search, page: String(page) })}`
  const list = useLoaded(() => requestImages(new Request(address)), address)
  const choose = (image: LibraryImage) => {
    onChoose(image)
    dialog.current?.close()
  }
  return (
    <Dialog question="Choose a picture" handle={dialog} onClose={onClose}>
      <DialogButtons>
        {onFile && <FileButton onFile={onFile} />}
        <Button type="button" variant="outline" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
      </DialogButtons>
      <Search onSearch={(search) => setQuery({ search, page: 1 })} />
      <Choices list={list} search={search} onChoose={choose} onPage={(page) => setQuery({ ...query, page })} />
    </Dialog>
  )
}

const FileButton = ({ onFile }: { onFile: (file: File, more: File[]) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button type="button" onClick={() => input.current?.click()}>
        New pictures
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="New pictures for the text"
        onClick={forgetFile}
        onChange={({ target }) => {
          const [file, ...more] = target.files ?? []
          if (file) onFile(file, more)
        }}
      />
    </>
  )
}

/** Not a form element, because the dialog may be inside a form. */
const Search = ({ onSearch }: { onSearch: (text: string) => void }) => {
  const [text, setText] = useState('')
  const typed = (event: FormEvent<HTMLInputElement>) => {
    event.stopPropagation()
    setText(event.currentTarget.value)
  }
  return (
    <search className={styles.chooserSearch}>
      <input
        type="search"
        aria-label="Search by description or file name"
        value={text}
        onInput={typed}
        onChange={() => undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onSearch(text)
        }}
      />
      <Button type="button" variant="outline" onClick={() => onSearch(text)}>
        Search
      </Button>
    </search>
  )
}

type ChoicesProps = {
  list: PageOf<LibraryImage> | Failure | undefined
  search: string
  onChoose: (image: LibraryImage) => void
  onPage: (page: number) => void
}

const Choices = ({ list, search, onChoose, onPage }: ChoicesProps) => {
  if (!list) return <Spinner label="Loading pictures" />
  if (isFailure(list)) return <Alert kind="failure">{list.reason}</Alert>
  if (list.items.length === 0)
    return <p role="status">{search ? 'No pictures match.' : 'There are no pictures yet.'}</p>
  const { currentPage, totalPages } = list
  return (
    <>
      <ul className={styles.choices}>
        {list.items.map((image) => (
          <li key={image._id}>
            <button type="button" onClick={() => onChoose(image)}>
              <ImageThumbnail image={image} />
              <span className="two-lines">{imageTitle(image)}</span>
            </button>
          </li>
        ))}
      </ul>
      <DialogButtons>
        <Button type="button" variant="outline" disabled={currentPage <= 1} onClick={() => onPage(currentPage - 1)}>
          Newer
        </Button>
        <Button
          type="button"
          variant="outline"
          disabled={currentPage >= totalPages}
          onClick={() => onPage(currentPage + 1)}
        >
          Older
        </Button>
      </DialogButtons>
    </>
  )
}
