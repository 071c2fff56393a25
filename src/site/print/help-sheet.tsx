/** The warning signs on one page of A4. */
import { isInGhana } from '#shared/country/country.ts'
import { longDay } from '#shared/format.ts'
import { helpPath } from '#shared/paths.ts'
import {
  careRules,
  farFromHospital,
  signSources,
  signsChecked,
  warningSigns,
  whatToTellStaff,
} from '#shared/warning-signs.ts'
import { printWording } from '#shared/wording/print.ts'
import { SourceName } from '../source-name.tsx'
import styles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

export default function HelpSheet() {
  return (
    <Sheet title={printWording.signsTitle} path={helpPath} note={printWording.signsReview(longDay(signsChecked))}>
      <p className={styles.lead}>
        {printWording.signsLead} {isInGhana && <Cited sources={['number112']} />}
      </p>
      <ul>
        {warningSigns.map(({ sign, more, sources }) => (
          <li key={sign}>
            <strong>{sign}</strong> {more} <Cited sources={sources} />
          </li>
        ))}
      </ul>
      <div className={styles.box}>
        <p>
          {printWording.tellStaff} {whatToTellStaff.map((words) => `“${words}”`).join(' ')}
        </p>
      </div>
      <h2>{printWording.care}</h2>
      <ul>
        {[farFromHospital, ...careRules].map(({ rule, sources }) => (
          <li key={rule}>
            {rule} <Cited sources={sources} />
          </li>
        ))}
      </ul>
      <section className={styles.sources}>
        <h2>{printWording.datedSources(longDay(signsChecked))}</h2>
        <ol>
          {Object.values(signSources).map((source) => (
            <li key={source.url}>
              <SourceName {...source} name={`${source.publisher}: ${source.title}`} />
            </li>
          ))}
        </ol>
      </section>
    </Sheet>
  )
}

const Cited = ({ sources }: { sources: readonly string[] }) => (
  <sup>
    {sources
      .filter((name) => name in signSources)
      .map((name) => Object.keys(signSources).indexOf(name) + 1)
      .join(', ')}
  </sup>
)
