/**
 * A button that copies a link or a text to the clipboard; shown only in a secure context, where the browser has a
 * clipboard.
 */

import { useState } from 'react'
import { Button } from '#ui/button.tsx'

/** Not every browser lets a page write to the clipboard. */
export const copyText = async (text: string) =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? false

export const CopyButton = ({ text, what = 'link' }: { text: string; what?: 'link' | 'text' | 'token' }) => {
  const [isCopied, setCopied] = useState(false)
  if (!navigator.clipboard) return null
  return (
    <Button type="button" variant="outline" onClick={async () => setCopied(await copyText(text))}>
      {isCopied ? 'Copied' : `Copy ${what}`}
    </Button>
  )
}
