import { useState } from 'react'
import { Button } from '#ui/button.tsx'

/** Shown only if the browser lets the page write to the clipboard, which needs a secure context. */
export const CopyButton = ({ text, what = 'link' }: { text: string; what?: 'link' | 'text' }) => {
  const [isCopied, setCopied] = useState(false)
  if (!navigator.clipboard) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Button type="button" variant="outline" onClick={copy}>
      {isCopied ? 'Copied' : `Copy the ${what}`}
    </Button>
  )
}
