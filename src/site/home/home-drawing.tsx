/** The drawings of the home page that a visitor sees without doing anything, in one file (a sprite). */
import type { ComponentProps } from 'react'
import homeDrawings from '../art/home.svg'
import { SpriteDrawing } from '../data-saver/drawing.tsx'

type Name = 'ill' | 'genotype' | 'involved' | 'community' | 'research' | 'technology' | 'story' | 'quote' | 'thread'

type Props = { name: Name } & Omit<ComponentProps<typeof SpriteDrawing>, 'href'>

export const HomeDrawing = ({ name, ...drawing }: Props) => (
  <SpriteDrawing href={`${homeDrawings}#${name}`} {...drawing} />
)
