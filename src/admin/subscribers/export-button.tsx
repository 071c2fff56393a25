import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { adminApi, isFailure } from '../api.ts'
import { saveFile } from '../save-file.ts'

/** Everybody, whatever the list shows. */
export const ExportButton = () => {
  const [alert, setAlert] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const call = () => adminApi(new Request(location.href)).subscribe.export.$get()
    const saved = await saveFile(call, 'voima-subscribers.csv')
    setAlert(isFailure(saved) ? saved.reason : undefined)
    setBusy(false)
  }
  return (
    <>
      <Button type="button" variant="outline" isBusy={isBusy} onClick={save}>
        Download as CSV
      </Button>
      {alert && <Alert kind="failure">{alert}</Alert>}
    </>
  )
}
