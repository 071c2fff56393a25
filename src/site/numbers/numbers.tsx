import { Link } from 'react-router'
import { statistics } from '#shared/content/frame.ts'
import { useSiteContent } from '../site-content.ts'
import { TextPage, TextSection } from '../text-page/text-page.tsx'
import { explained } from './explain.ts'
import { ConfidenceMark, NumberGroup } from './number-group.tsx'
import styles from './numbers.module.css'
import { clinicStatistics, ghanaStatistics, newerStatistics, pregnancyStatistics } from './statistics.ts'

export { hydrateOnUse as handle } from '#page/scripts.tsx'

export default function Numbers() {
  const { numbers, newborns } = useSiteContent('statistics', statistics)
  return (
    <TextPage
      title="Where the numbers come from"
      lead="Every number on this site is here: what it means, who counted, and how sure it is."
      description="Each number on Voima’s site about sickle cell disease in Ghana, with its source, its year, and how sure it is."
      path="/numbers"
      changedOn="2026-11-21"
    >
      <HowToRead />
      <NumberGroup id="home-page" title="On our home page" numbers={[...numbers, newborns].map(explained)} />
      <NumberGroup id="newer" title="Newer numbers to compare" numbers={newerStatistics} />
      <NumberGroup id="ghana" title="Ghana" numbers={ghanaStatistics} />
      <NumberGroup id="clinics" title="Clinics and medicine" numbers={clinicStatistics} />
      <NumberGroup id="pregnancy" title="Pregnancy" numbers={pregnancyStatistics} />
      <WhyTheyDiffer />
      <Genotypes />
    </TextPage>
  )
}

const HowToRead = () => (
  <TextSection id="how-to-read" title="How to read them">
    <p>SCD is short for sickle cell disease. Next to each number, three cells show how sure it is.</p>
    <ul className={`plain-list ${styles.key}`}>
      <li>
        <ConfidenceMark of="high" /> Counted in a great many people.
      </li>
      <li>
        <ConfidenceMark of="fair" /> A careful estimate, or a count in one hospital.
      </li>
      <li>
        <ConfidenceMark of="low" /> One small study, one place, or studies that do not agree.
      </li>
      <li>
        <ConfidenceMark of="none" /> Many people repeat it. We do not know who counted.
      </li>
    </ul>
  </TextSection>
)

const WhyTheyDiffer = () => (
  <TextSection id="why-they-differ" title="Why numbers differ">
    <p>
      Most countries do not test every baby. So nobody can simply count. Researchers work it out, each in their way.
    </p>
    <p>
      Some count only deaths put down to sickle cell. Others count every death of a person who had it. Both are right,
      and far apart.
    </p>
    <p>
      Do you know a better source? <Link to="/contact">Tell us</Link>.
    </p>
  </TextSection>
)

const Genotypes = () => (
  <TextSection id="chances" title="Chances in the genotype tool">
    <p>
      “1 in 4 for each pregnancy” was not counted. It follows from how parents pass on their genes. The{' '}
      <a href="https://www.gov.uk/government/publications/sickle-cell-and-thalassaemia-screening-inheritance-risk-table">
        GOV.UK inheritance risk table
      </a>{' '}
      shows the same for clinics.
    </p>
    <p>
      <Link to="/genotype">Know your genotype</Link>
    </p>
  </TextSection>
)
