/** The warning signs on one page of A4. */
import { isInGhana } from '#shared/country/country.ts'
import { healthCentreFirst } from '#shared/facts/care.ts'
import { holdsHere } from '#shared/facts/holds-here.ts'
import { longDay } from '#shared/format.ts'
import { helpPath } from '#shared/paths.ts'
import { number112 } from '#shared/sources/signs.ts'
import { careRules, signSources, signsChecked, warningSigns, whatToTellStaff } from '#shared/warning-signs.ts'
import { printWording } from '#shared/wording/print.ts'
import { Cite, SourcesContext, Stated } from '../citations.tsx'
import { SourceName } from '../source-name.tsx'
import styles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

export default function HelpSheet() {
  return (
    <SourcesContext value={signSources.filter(holdsHere)}>
      <Sheet title={printWording.signsTitle} path={helpPath} note={printWording.signsReview(longDay(signsChecked))}>
        <p className={styles.lead}>
          {printWording.signsLead}
          {isInGhana && <Cite of={[number112]} />}
        </p>
        <ul>
          {warningSigns.map(({ sign, more, sources }) => (
            <li key={sign}>
              <strong>{sign}</strong> {more}
              <Cite of={sources} />
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
          {[healthCentreFirst, ...careRules].map((fact) => (
            <li key={fact.text}>
              <Stated fact={fact} />
            </li>
          ))}
        </ul>
        <section className={styles.sources}>
          <h2>{printWording.datedSources(longDay(signsChecked))}</h2>
          <ol>
            {signSources.filter(holdsHere).map((source, index) => (
              <li key={source.url} id={`source-${index + 1}`}>
                <SourceName {...source} name={`${source.publisher}: ${source.title}`} />
              </li>
            ))}
          </ol>
        </section>
      </Sheet>
    </SourcesContext>
  )
}
