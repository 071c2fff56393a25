import community from '../home/art/community.svg'
import research from '../home/art/research.svg'
import slide1 from '../home/art/slide-1.svg'
import slide2 from '../home/art/slide-2.svg'
import slide3 from '../home/art/slide-3.svg'
import technology from '../home/art/technology.svg'

/** The words and pictures of the home page. Numbers and their sources are in statistics.ts. */
export const slides = [
  {
    image: slide1,
    alt: 'Drawing: round red blood cells and a few sickled ones in a blood vessel',
    caption: 'Know your genotype before you plan a family.',
  },
  { image: slide2, alt: 'Drawing: a kente weave of cells, sickles and bars', caption: undefined },
  {
    image: slide3,
    alt: 'Drawing: a family of five standing close together',
    caption: 'Nobody should face sickle cell alone.',
  },
]

export const services = {
  community: {
    title: 'Community engagement',
    text: 'Talks, free screening and help with medicine, close to home. Dates are in our News, or ask us.',
    image: community,
  },
  research: { title: 'Research', text: 'We support research so that care fits life in Ghana.', image: research },
  technology: {
    title: 'Technology',
    text: 'A phone app to note symptoms and remember medicine. Not a medical device.',
    image: technology,
  },
}

export const trace = [
  { letter: 'T', name: 'Technology', text: 'We plan tools to note symptoms and remember medicine.' },
  { letter: 'R', name: 'Research', text: 'Questions that matter to families here, answered with care.' },
  { letter: 'A', name: 'Advocacy', text: 'Speaking up for testing, medicine and fair treatment.' },
  { letter: 'C', name: 'Community', text: 'Free screening and honest talks, close to home.' },
  { letter: 'E', name: 'Education', text: 'Facts in plain words, so that nobody is blamed.' },
]

/** Invented voices would be lies: these say that they are examples until real people agree to be quoted. */
export const testimonials = [
  'Parent of a child with SCD',
  'Young person with SCD',
  'Nurse at a clinic',
  'Volunteer',
].map((role, index) => ({
  name: `Example ${index + 1}`,
  role,
  quote:
    'Example text. Replace with a real quote, with written permission. Two or three short sentences fit best here.',
}))
