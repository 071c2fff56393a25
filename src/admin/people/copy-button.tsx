import { useState } from 'react'
import { Button } from '#ui/button.tsx'

export const CopyButton = ({ text }: { text: string }) => {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Button type="button" variant="outline" onClick={copy}>
      {isCopied ? 'Copied' : 'Copy the link'}
    </Button>
  )
}
