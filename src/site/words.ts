import { useRouteLoaderData } from 'react-router'
import type { PartName, Words } from '#shared/content/words.ts'

/** What administrators have changed, and which parts those are, on this page or another; nothing where nobody has. */
export type EditedWords = { words?: Partial<Words>; edited?: PartName[]; isPreview?: boolean }

/** A part as it is shown. `own` came with the site: it is in the code already, so it never travels. */
export const useWords = <Name extends PartName>(name: Name, own: Words[Name]): Words[Name] =>
  useRouteLoaderData<EditedWords>('site/layout')?.words?.[name] ?? own
