/**
 * The collapsed fields by which readers and search engines find an article: its tags, its address (slug, permalink) and
 * its language.
 */

import { useRef, useState } from 'react'
import { isKeyOf } from '#shared/keys.ts'
import { languages } from '#shared/languages.ts'
import { Field, fieldsOf, Select } from '#ui/field.tsx'
import { Folded } from '../folded.tsx'
import type { FormTexts } from './drafts.ts'
import { TagSuggestions } from './tag-suggestions.tsx'

export const FindingFields = ({ texts, errors }: { texts: FormTexts; errors: Record<string, string> }) => {
  const [tags, setTags] = useState(texts.tags)
  const [slug, setSlug] = useState(texts.slug)
  const tagField = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const field = fieldsOf(errors, texts)
  return (
    <>
      <Folded
        name="Tags"
        value={tags || 'None'}
        mustOpen={Boolean(errors.tags)}
        onOpen={() => setOpen(true)}
        onPress={() => tagField.current?.focus()}
      >
        <Field
          ref={tagField}
          label="Tags"
          {...field('tags')}
          hint="Separate tags with commas, for example: Pain crisis, Schools."
          onInput={({ currentTarget }) => setTags(currentTarget.value)}
        />
        {isOpen && <TagSuggestions field={tagField} tags={tags} />}
      </Folded>
      <Folded name="Web address" value={slug || 'Chosen by the site'} mustOpen={Boolean(errors.slug)}>
        <Field
          label="Address"
          {...field('slug')}
          hint="The last part of the link, like walk-in-june. Old links keep working. Leave empty to have one made."
          onChange={({ target }) => setSlug(target.value)}
        />
      </Folded>
    </>
  )
}

export const LanguageSelect = ({ language, error }: { language: string; error: string | undefined }) => {
  const [chosen, setChosen] = useState(language)
  return (
    <Folded name="Language" value={isKeyOf(languages, chosen) ? languages[chosen] : chosen} mustOpen={Boolean(error)}>
      <Select
        label="Language"
        name="language"
        defaultValue={language}
        options={languages}
        error={error}
        onChange={({ target }) => setChosen(target.value)}
      />
    </Folded>
  )
}
