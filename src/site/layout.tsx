import { Outlet } from 'react-router'
import { isLightContext } from '#ui/light.ts'
import type { Route } from './+types/layout'
import { useFocusOnArrival } from './arrival.ts'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import styles from './layout.module.css'
import { Told } from './offline/told.tsx'
import { useWorker } from './offline/use-worker.ts'
import { useIsScripted } from './scripted.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({ isLight: context.get(isLightContext) })

/** Where scripts run, the page is not light. */
export const clientLoader = () => ({ isLight: false })

/** What every public page has around it. */
export default function SiteLayout() {
  useFocusOnArrival()
  useWorker()
  const isScripted = useIsScripted()
  return (
    <>
      {/* Only now: some browsers fetch it at once, and nobody installs a site in the first moment. */}
      {isScripted && <link rel="manifest" href="/manifest.webmanifest" />}
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <Header />
      <main id="content">
        <Outlet />
      </main>
      <Footer />
      {isScripted && <Told />}
    </>
  )
}
