import type { SiteContent } from './words.ts'

export const about: SiteContent['about'] = {
  whatIsVoima:
    'A youth-led non-profit in Ghana, working against sickle cell disease. We bring facts, free screening and help with medicine to communities, support research, and build technology.',
  approach: [
    { name: 'Listen', text: 'We start with what people already know and fear.' },
    { name: 'Test early', text: 'A result before a crisis can save a life.' },
    { name: 'Explain simply', text: 'Short words, and no blame.' },
    { name: 'Stand beside families', text: 'At the clinic, at school, on hard days.' },
    { name: 'Learn and share', text: 'We check our facts and say where they come from.' },
  ],
}
