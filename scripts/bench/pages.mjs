/** Every public page, by its name in the tables. */
export const publicPages = ({ newsArticle, blogArticle }) => ({
  ...mainPages({ newsArticle }),
  'blog list': '/blog',
  'blog article': blogArticle,
  about: '/about',
  contact: '/contact',
  subscribe: '/subscribe',
  genotype: '/genotype',
  'what is sickle cell': '/what-is-sickle-cell',
  'test results': '/test-results',
  'get tested': '/get-tested',
  'get involved': '/get-involved',
  volunteer: '/volunteer',
  press: '/press',
  search: '/search',
  numbers: '/numbers',
  information: '/how-we-make-our-information',
  privacy: '/privacy',
  accessibility: '/accessibility',
  events: '/events',
  'places of care': '/places',
  questions: '/questions',
  'ask a question': '/ask',
  newsletters: '/newsletters',
  'my card': '/card',
  'sheets to print': '/print',
})

/** One page of each kind; the list and the article have photographs. */
export const mainPages = ({ newsArticle }) => ({ home: '/', 'news list': '/news', article: newsArticle, help: '/help' })
