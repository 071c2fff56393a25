import { useState } from 'react'
import { Button } from '#ui/button.tsx'

/** Where the browser lets a page copy: not without a secure connection. */
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
