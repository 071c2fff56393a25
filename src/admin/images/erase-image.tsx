/**
 * Erases an image everywhere when a person in it asks (right to erasure), after a confirmation that names where it is
 * used.
 */
import type { LibraryImage } from '#shared/shapes/image.ts'
import { AskButton } from '../form-dialog.tsx'
import { useCan } from '../own-account.ts'
import { Section } from '../page-heading.tsx'
import { UseList } from './use-list.tsx'

export const EraseImage = ({ image }: { image: LibraryImage }) => {
  const mayErase = useCan('privacy.write')
  return (
    <Section title="If a person in it asks">
      <p>
        Does someone in this picture want it removed? Then remove it everywhere, even where it is in use.
        {!mayErase && ' Please ask an administrator to do so.'}
      </p>
      {mayErase && (
        <AskButton
          button="Remove everywhere"
          question="Remove this picture everywhere?"
          explanation={<Consequences image={image} />}
          intent="erase"
        />
      )}
    </Section>
  )
}

const Consequences = ({ image: { uses, earlierUses = 0 } }: { image: LibraryImage }) => (
  <>
    <p>
      The picture, its description and all its files will be deleted at once. This cannot be undone.{' '}
      {uses.length > 0 ? 'It will be removed from:' : 'It is not in use.'}
    </p>
    <UseList uses={uses} />
    {earlierUses > 0 && (
      <p>
        It will also be removed from{' '}
        {earlierUses === 1
          ? 'one earlier version or unsaved draft'
          : `${earlierUses} earlier versions and unsaved drafts`}
        .
      </p>
    )}
    <p className="soft">
      Backups contain it until they are deleted. If you restore one of them, remove the picture again. We cannot remove
      copies on readers’ phones, in sent emails and in other apps.
    </p>
  </>
)
