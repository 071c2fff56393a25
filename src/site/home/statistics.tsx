/** The numbers on the home page, which count up when they come into view. `site/numbers/` explains each number. */
import { useIsLight } from '#page/data-saver.ts'
import { InlineScript } from '#page/inline-script.tsx'
import { statistics } from '#shared/content/story.ts'
import type { SiteContent, Statistic } from '#shared/content/types.ts'
import { isInGhana } from '#shared/country/country.ts'
import { countUpSeconds } from '#shared/limits.ts'
import { sicklePath } from '#ui/art/sickle.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { useSiteContent } from '../site-content.ts'
import styles from './statistics.module.css'

export const Statistics = () => {
  const words = useSiteContent('statistics', statistics)
  const isLight = useIsLight()
  const { numbers, newborns } = words
  return (
    <section className={`container section ${styles.statistics}`} aria-labelledby="numbers-title">
      <div>
        <h2 id="numbers-title">Why it matters</h2>
        <p>SCD is short for sickle cell disease.</p>
        <dl className={styles.list}>
          {numbers.map((statistic) => (
            <Row key={statistic.value} {...statistic} />
          ))}
        </dl>
      </div>
      <div className={styles.panel}>
        {isInGhana && newborns.value === statistics.newborns.value && !isLight && <OneInFifty />}
        <p className={styles.giant}>
          <CountUp value={newborns.value} />
        </p>
        <p className={styles.label}>{newborns.label}</p>
        <p className={styles.note}>{newborns.note}</p>
      </div>
      <Sources {...words} />
      <InlineScript run={countAll} given={[countUpSeconds, partialNumber]} />
    </section>
  )
}

const Row = ({ value, label, note }: Statistic) => (
  <div className={styles.row}>
    <dt className={styles.words}>
      <strong>{label}</strong> <span>{note}</span>
    </dt>
    <dd className={styles.number}>
      <CountUp value={value} />
    </dd>
  </div>
)

const Sources = ({ numbers, newborns }: SiteContent['statistics']) => (
  <div className={styles.sources}>
    <Disclosure summary="Where these numbers come from">
      <ul>
        {[...numbers, newborns].map(({ value, label, source, year, url }) => (
          <li key={value}>
            <strong>{`${value} ${label}.`}</strong> {url ? <a href={url}>{source}</a> : source}
            {year && `, ${year}.`}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <a href="/numbers">What each number means, and how far you can trust it</a>
      </p>
    </Disclosure>
  </div>
)

/** Two in a hundred is one in fifty: one sickle among 49 cells. The text states the same. */
const OneInFifty = () => (
  <svg className={styles.oneInFifty} viewBox="0 0 400 200" aria-hidden="true">
    <path d="M240 80h40v40h-40z" fill="#bc1d26" />
    <path d={sicklePath} fill="#f0b22d" transform="translate(264 100)rotate(35)scale(15)" />
  </svg>
)

const CountUp = ({ value }: { value: string }) => (
  <span className={styles.count} data-count="">
    {value}
  </span>
)

/**
 * A fraction, from 0 to 1, of a number like "240,000" or "60%", in the same format. It slows down towards the end. Single
 * digits do not count up, because "1%" on the way to "2%" would be read as the statistic.
 */
export const partialNumber = (value: string, part: number) =>
  value.replace(/\d[\d,]+/, (digits) =>
    Math.floor(Number(digits.replaceAll(',', '')) * (1 - (1 - part) ** 3)).toLocaleString('en'),
  )

/** Counts each number up once it is scrolled into view. The HTML has the final number; `statistics.module.css` hides it. */
const countAll = (seconds: number, partOf: typeof partialNumber) => {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) count(target as HTMLElement, performance.now())
  })
  const count = (number: HTMLElement, began: number) => {
    observer.unobserve(number)
    const part = (performance.now() - began) / (seconds * 1000)
    if (part >= 1) return number.removeAttribute('data-part')
    number.dataset.part = partOf(number.textContent, part)
    requestAnimationFrame(() => count(number, began))
  }
  if (matchMedia('(prefers-reduced-motion:reduce)').matches) return
  for (const number of document.querySelectorAll<HTMLElement>('[data-count]')) {
    number.dataset.count = 'up'
    observer.observe(number)
  }
}
