/** The description of a picture (alt text). */
import type { ComponentProps } from 'react'
import { limits } from '#shared/limits.ts'
import { OneLine } from '../one-line.tsx'

export const AltField = (props: Omit<ComponentProps<typeof OneLine>, 'label'>) => (
  <OneLine
    label="What does the picture show?"
    hint="For people who cannot see it."
    maxLength={limits.imageAlt}
    {...props}
  />
)
