/**
 * The forms of the admin area: each contains its intent, which the page's action runs (`intents.ts`), and keeps what is
 * typed into it (`writing/use-kept-form.ts`).
 */
import { ActionForm, type ActionFormProps } from './action-form.tsx'
import styles from './section.module.css'
import { ConflictOf, KeptNote, type SavedMeanwhile } from './writing/kept-note.tsx'
import { onSaveKey } from './writing/save-key.ts'
import { useKeptForm } from './writing/use-kept-form.ts'

/** Ctrl+S submits these, and none that sends, publishes or deletes: the device keeps the text of those. */
const saving = new Set([
  ...['save', 'create', 'record', 'recordFromPaper', 'describe', 'add', 'change', 'changeName'],
  ...['own', 'organisation', 'rules', 'saveAccount', 'setState', 'note', 'chooseWeeklyEmail'],
])

/** `fields.version`: of the record that the form changes. */
type FormProps = ActionFormProps & {
  /** Distinguishes the form from others with the same intent and id on the page. */
  keptAs?: string
  /** The form adds something, and is empty again afterwards. */
  isCleared?: boolean
  /** If two people can save the record: compares both after a conflict. */
  conflict?: SavedMeanwhile
}

export const IntentForm = ({ fields = {}, children, onSubmit, ...props }: FormProps) => {
  const { keptAs = '', isCleared, conflict, ...rest } = props
  const name = [rest.intent, fields.id, keptAs].join(' ')
  const kept = useKeptForm({ name, version: fields.version, isCleared })
  const submit: FormProps['onSubmit'] = (event) => {
    kept.submitted()
    onSubmit?.(event)
  }
  return (
    <>
      {conflict && <ConflictOf kept={kept} {...conflict} />}
      <ActionForm
        key={kept.round}
        ref={kept.form}
        className={styles.form}
        fields={{ kept: kept.key, ...fields, ...(kept.version && { version: kept.version }) }}
        onSubmit={submit}
        onKeyDown={onSaveKey((form) => saving.has(rest.intent) && form.requestSubmit())}
        {...rest}
      >
        <KeptNote {...kept} />
        {children}
      </ActionForm>
    </>
  )
}
