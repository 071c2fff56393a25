import { Link } from 'react-router'
import { EmailLink } from '../email-link.tsx'
import { TextPage, TextSection } from '../text-page/text-page.tsx'

export { hydrateOnUse as handle } from '#page/scripts.tsx'

export default function Accessibility() {
  return (
    <TextPage
      title="Accessibility"
      lead="Everyone should be able to use this website. This is how far we are."
      description="How Voima’s website can be used by everyone, how it was tested, what does not work yet, and how to tell us."
      path="/accessibility"
      changedOn="2026-11-21"
    >
      <Aim />
      <WhatYouCanDo />
      <Tests />
      <Limits />
      <Report />
    </TextPage>
  )
}

const Aim = () => (
  <TextSection id="aim" title="Our aim">
    <p>
      We aim to meet <a href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</a> at level AA. WCAG is a guide, used all over
      the world, for websites that everyone can use.
    </p>
    <p>No outside expert has checked the site yet. So we do not claim that it meets every point.</p>
  </TextSection>
)

const WhatYouCanDo = () => (
  <TextSection id="what-you-can-do" title="What you can do here">
    <ul>
      <li>Use the site with a keyboard, without a mouse.</li>
      <li>Make the text twice as large.</li>
      <li>Read on a very narrow phone.</li>
      <li>Stop whatever moves. If your device asks for less motion, nothing moves by itself.</li>
      <li>Read in light or dark colours. The site follows your device.</li>
      <li>Read, write to us and subscribe with JavaScript switched off.</li>
      <li>Print any page.</li>
    </ul>
  </TextSection>
)

const Tests = () => (
  <TextSection id="tests" title="How it was tested">
    <p>
      A program called axe looks at our pages each time our tests run. It looks at a narrow and a wide screen, in light
      and in dark. It must find nothing wrong.
    </p>
    <p>Programs find only some of the problems. They cannot feel what is hard for a person.</p>
    <p>Other tests read pages and send messages with JavaScript switched off.</p>
  </TextSection>
)

const Limits = () => (
  <TextSection id="limits" title="What does not work well yet">
    <ul>
      <li>People with disabilities have not tested the site yet. Nor have people who use a screen reader each day.</li>
      <li>
        The map on our contact page belongs to another company. We cannot say that everyone can use it. The place stands
        beside it in words.
      </li>
      <li>On a narrow phone, the table of all genotype pairs may scroll sideways.</li>
      <li>Some uploaded pictures may lack a description.</li>
      <li>The site is in English only. Nothing can be listened to yet.</li>
    </ul>
  </TextSection>
)

const Report = () => (
  <TextSection id="report" title="Tell us">
    <p>
      Is something hard to use? Write to <EmailLink /> or use our <Link to="/contact">contact form</Link>.
    </p>
    <p>Say which page it is, and what you use: your phone, your browser, your screen reader.</p>
  </TextSection>
)
