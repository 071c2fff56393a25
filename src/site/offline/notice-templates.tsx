import { wording } from '#shared/wording.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { HelpTemplate, UrgentHelpTemplate } from '../emergency-help-templates.tsx'
import { If, Template, Value } from '../templates/template.tsx'
import sheet from './notice.css?url'
import { offlineWording } from './offline-wording.ts'

/**
 * What `browser/notice.ts` shows on other pages: which forms of the offline queue were sent or rejected once the network was
 * back (a notification).
 */
export const NoticeTemplates = () => (
  <>
    <Template when="notice">
      <section className="no-print offline-notice" aria-label={offlineWording.noticeLabel}>
        <link rel="stylesheet" href={sheet} />
      </section>
    </Template>
    <Template when="sent">
      <Alert kind="success">
        <ByCall contact={wording.contact.sent} subscribe={wording.subscribe.done} />
        <p className="offline-notice-more">
          {offlineWording.waitedSince} <Value of="time" />.
        </p>
        <If is="isContact">
          <UrgentHelpTemplate />
          <HelpTemplate />
        </If>
        <Button type="button" variant="outline" name="close">
          {offlineWording.close}
        </Button>
      </Alert>
    </Template>
    <Template when="refused">
      <Alert kind="failure">
        <ByCall contact={wording.contact.failed} subscribe={wording.subscribe.failed} />
        <p className="offline-notice-more">
          <Value of="detail" />
        </p>
        <p className="actions">
          <a className={buttonClass('outline')} href="/offline">
            {offlineWording.retry}
          </a>
          <Button type="button" variant="outline" name="discard">
            {offlineWording.discard}
          </Button>
        </p>
      </Alert>
    </Template>
  </>
)

const ByCall = ({ contact, subscribe }: { contact: string; subscribe: string }) => (
  <p>
    <If is="isContact">{contact}</If>
    <If is="isSubscribe">{subscribe}</If>
  </p>
)
