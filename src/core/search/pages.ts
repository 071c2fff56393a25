/** The site's own pages, as search knows them. Their words change with a release, so they are kept here and in no table. */
export const sitePages = [
  {
    path: '/help',
    title: 'Get help now',
    text: 'Emergency: call 112 or go to the nearest hospital. Warning signs: fever, chest pain, hard breathing, signs of a stroke, very pale or weak, severe pain, painful erection, sudden change in sight, trouble in pregnancy. What to tell the staff.',
  },
  {
    path: '/about',
    title: 'About Voima',
    text: 'What is Voima? A youth-led non-profit in Ghana, working against sickle cell disease. Our story, our approach and our team.',
  },
  {
    path: '/contact',
    title: 'Contact us',
    text: 'Send a message, write an email, volunteer, donate or ask a question. Our place on the map.',
  },
  {
    path: '/news',
    title: 'News',
    text: 'The latest news about sickle cell disease in Ghana and beyond, in plain words.',
  },
  {
    path: '/blog',
    title: 'Blog',
    text: 'Longer reads about living with sickle cell disease, families, genotype, pain and myths.',
  },
] as const
