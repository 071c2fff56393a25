/** The intent of a form, which the page's action runs (`intents.ts`), and the fields that are sent with it. */
type Props = { intent: string; fields?: Record<string, string> | undefined }

export const IntentFields = ({ intent, fields }: Props) =>
  Object.entries({ ...fields, intent }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
