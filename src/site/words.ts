import { useRouteLoaderData } from 'react-router'
import type { PartName, Words } from '#shared/content/words.ts'

/** What administrators have changed of what a page shows, and that they have changed anything at all. */
export type EditedWords = { words?: Partial<Words>; isEdited?: true; isPreview?: true }

/** A part as it is shown. `own` came with the site: it is in the code already, so it never travels. */
export const useWords = <Name extends PartName>(name: Name, own: Words[Name]): Words[Name] =>
  useRouteLoaderData<EditedWords>('site/layout')?.words?.[name] ?? own
