import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ContactForm } from '../contact/contact-form.tsx'
import { NewsletterBox } from '../frame/footer.tsx'

const forms = { message: () => <ContactForm sent={undefined} stamp="" />, newsletter: () => <NewsletterBox /> }

test.each(Object.entries(forms))(
  'beside the form for a %s is what minors should do and how the data is used',
  (_, Form) => {
    const Stub = createRoutesStub([{ path: '/', Component: Form }])
    const html = renderToStaticMarkup(<Stub />)
    expect(html).toContain('Under 18? Ask a parent or guardian first.')
    expect(html).toMatch(/We use your (message|address) only/)
    expect(html).toContain('href="/privacy"')
  },
)
