import { useLocation } from 'react-router'
import { useIsLight } from '#page/data-saver.ts'
import { dataSaver } from '#shared/data-saver.ts'
import { Button } from '#ui/button.tsx'
import styles from '../frame/footer.module.css'

/**
 * A plain form: the setting changes whole pages, so the server sends the page again, and the browser returns to the
 * same place.
 */
export const DataSaverSwitch = () => {
  const { pathname, search } = useLocation()
  const isLight = useIsLight()
  const other = isLight ? 'off' : 'on'
  return (
    <form className={styles.switch} id="data-saver" method="post" action={dataSaver.path} aria-label="Data saver">
      <input type="hidden" name={dataSaver.from} value={`${pathname}${search}#data-saver`} />
      <p>
        <strong>{`Data saver is ${isLight ? 'on' : 'off'}.`}</strong>{' '}
        <span>
          {isLight
            ? 'Pages load without pictures. Tap a box to see its picture.'
            : 'Turn it on to load pages without pictures. You can still open any picture.'}
        </span>
      </p>
      <Button variant="outline" name={dataSaver.choice} value={other}>
        {`Turn data saver ${other}`}
      </Button>
    </form>
  )
}
