/** The caption and the description (alt text) of the picture that is selected in the text. */
import type { Editor } from '@tiptap/core'
import { limits } from '#shared/limits.ts'
import { Field } from '#ui/field.tsx'
import { AltField } from '../../images/alt-field.tsx'
import { onEnter } from './layer-button.tsx'
import styles from './rich-editor.module.css'

export const PictureFields = ({ editor }: { editor: Editor }) => {
  const { alt, title } = editor.getAttributes('image')
  const change = (attributes: { alt: string } | { title: string | null }) => {
    const { from } = editor.state.selection
    // To the editor the changed picture is a new one, which must be selected again.
    editor.chain().updateAttributes('image', attributes).setNodeSelection(from).run()
  }
  return (
    <fieldset
      aria-label="Picture"
      className={styles.pictureFields}
      onInput={(event) => event.stopPropagation()}
      onKeyDown={onEnter(() => editor.commands.focus())}
    >
      <Field
        label="Caption"
        hint="Everyone reads it below the picture."
        defaultValue={title ?? ''}
        maxLength={limits.imageAlt}
        onChange={({ target }) => change({ title: target.value || null })}
      />
      <AltField defaultValue={alt ?? ''} onChange={({ target }) => change({ alt: target.value })} />
    </fieldset>
  )
}
