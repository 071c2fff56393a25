/** An unsaved look on the pages, the email and the shared link that people see most. */
import { useEffect, useState } from 'react'

import { articlePath, newsFeed } from '#shared/feeds.ts'
import { Select } from '#ui/field.tsx'
import { adminApi, bodyOf, isFailure } from '../api.ts'
import { showIn } from '../theme.ts'
import styles from './section-editor.module.css'

const themes = { light: 'Light', dark: 'Dark' }
type Theme = keyof typeof themes

/** `address`: the home page with the token of the preview. */
export const LookPreview = ({ address }: { address: string }) => {
  const article = useNewestArticle()
  const [view, setView] = useState('Home')
  const [theme, setTheme] = useState<Theme>('light')
  const places: Record<string, string> = {
    Home: '/',
    ...(article && { Article: article }),
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

const useNewestArticle = () => {
  const [path, setPath] = useState<string>()
  useEffect(() => {
    const ask = bodyOf(() => adminApi(new Request(location.href)).news.$get({ query: { page: '1', limit: '1' } }))
    ask.then(
      (body) => {
        const [newest] = isFailure(body) ? [] : body.news
        if (newest) setPath(articlePath(newsFeed, newest))
      },
      // Without one, there is no article to show.
      () => {},
    )
  }, [])
  return path
}
