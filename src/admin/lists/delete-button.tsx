/** The button that deletes a record after a confirmation. */
import { AskButton } from '../form-dialog.tsx'

type Props = {
  id: string
  name: string
  /** What the button deletes, if the dialog names it otherwise. */
  about?: string
  consequence: string
  /** If the page has another name for it, because it deletes records of several kinds. */
  intent?: string
  /** Additional fields that are sent with the intent. */
  fields?: Record<string, string>
}

export const DeleteButton = ({ id, name, about = name, consequence, intent = 'delete', fields }: Props) => (
  <AskButton
    button="Delete"
    icon="trash"
    about={about}
    question={`Delete ${name}?`}
    explanation={<p>{consequence}</p>}
    intent={intent}
    fields={{ id, ...fields }}
  />
)
