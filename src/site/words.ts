import { useRouteLoaderData } from 'react-router'
import type { SectionName, SiteContent } from '#shared/content/words.ts'

/** What administrators have changed of what a page shows, and that they have changed anything at all. */
export type EditedWords = { words?: Partial<SiteContent>; isEdited?: true; isPreview?: true }

/** A part as it is shown. `own` came with the site: it is in the code already, so it never travels. */
export const useWords = <Name extends SectionName>(name: Name, own: SiteContent[Name]): SiteContent[Name] =>
  useRouteLoaderData<EditedWords>('site/layout')?.words?.[name] ?? own
