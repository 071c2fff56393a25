/**
 * A button that copies a link or a text to the clipboard; shown only in a secure context, where the browser has a
 * clipboard.
 */

import { useState } from 'react'
import { Button } from '#ui/button.tsx'

export const CopyButton = ({ text, what = 'link' }: { text: string; what?: 'link' | 'text' | 'token' }) => {
  const [isCopied, setCopied] = useState(false)
  if (!navigator.clipboard) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Button type="button" variant="outline" onClick={copy}>
      {isCopied ? 'Copied' : `Copy ${what}`}
    </Button>
  )
}
