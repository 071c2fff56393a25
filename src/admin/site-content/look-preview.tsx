/** An unsaved look on the pages, the email and the shared link that people see most. */

import { useState } from 'react'
import { articlePath, newsFeed } from '#shared/feeds.ts'
import { Select } from '#ui/field.tsx'
import { adminApi, bodyOf, here, isFailure } from '../api.ts'
import { showIn } from '../theme.ts'
import { useLoaded } from '../use-loaded.ts'
import styles from './section-editor.module.css'

const themes = { light: 'Light', dark: 'Dark' }
type Theme = keyof typeof themes

/** `address`: the home page with the token of the preview. */
export const LookPreview = ({ address }: { address: string }) => {
  const article = useLoaded(newestArticle)
  const [view, setView] = useState('Home')
  const [theme, setTheme] = useState<Theme>('light')
  const places: Record<string, string> = {
    Home: '/',
    ...(article && { Article: articlePath(newsFeed, article) }),
    Email: '/preview/look/email',
    'Shared link': '/preview/look/shared.jpg',
  }
  const shown = places[view] + address.slice(address.indexOf('?'))
  return (
    <>
      <Select
        label="What to show"
        value={view}
        options={Object.keys(places)}
        onChange={({ target }) => setView(target.value)}
      />
      <Select
        label="On a device in"
        value={theme}
        options={themes}
        onChange={({ target }) => setTheme(target.value as Theme)}
      />
      {view === 'Shared link' ? (
        <img className={styles.shared} src={shown} alt="A shared link" />
      ) : (
        <iframe
          key={view + theme}
          className="phone"
          onLoad={({ currentTarget: { contentDocument } }) => contentDocument && showIn(theme, contentDocument)}
          src={shown}
          title={`${view} in the new look`}
        />
      )}
      <a href={shown} target="_blank" rel="noreferrer">
        Open the preview in a new tab
      </a>
    </>
  )
}

const newestArticle = async () => {
  const body = await bodyOf(async () => adminApi(here()).news.$get({ query: { page: '1', limit: '1' } }))
  return isFailure(body) ? undefined : body.news[0]
}
