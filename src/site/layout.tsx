import { Outlet } from 'react-router'
import { useFocusOnArrival } from './arrival.ts'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import styles from './layout.module.css'

/** What every public page has around it. */
export default function SiteLayout() {
  useFocusOnArrival()
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <Header />
      <main id="content">
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
