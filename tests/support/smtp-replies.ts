/** What real mail servers reply, in their own words: about the sender, about a closed mailbox, and about a full one. */
import type { Answer } from './smtp-server.ts'

/** Each concerns the sender: no reader may lose the newsletter for it. */
export const complaints: Answer[] = [
  // Gmail
  '550 5.4.5 Daily user sending limit exceeded. For more information on Gmail sending limits go to https://support.google.com/a/answer/166852 ab12-20020a05600c - gsmtp',
  '550-5.7.1 [203.0.113.7] Our system has detected that this message is likely unsolicited mail. To reduce the amount of spam sent to Gmail, this message has been blocked. - gsmtp',
  '550-5.7.26 Unauthenticated email from voima.example is not accepted due to domain’s DMARC policy. Please contact the administrator of voima.example domain.',
  '421 4.7.28 Gmail has detected an unusual rate of unsolicited mail originating from your IP address. - gsmtp',
  '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered. - gsmtp',
  // Outlook and Exchange
  '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException; Sender submission quota exceeded',
  '550 5.1.8 Access denied, bad outbound sender AS(42003)',
  '550 5.7.501 Service unavailable. Spam abuse detected from IP range',
  '550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP.',
  '550 5.7.1 Unfortunately, messages from [203.0.113.7] weren’t sent. Please contact your Internet service provider since part of their network is on our block list (S3140).',
  '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
  '451 4.7.650 The mail server [203.0.113.7] has been temporarily rate limited due to IP reputation.',
  '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)',
  // Yahoo
  '554 5.7.9 Message not accepted for policy reasons. See https://postmaster.yahooinc.com/error-codes',
  '421 4.7.0 [TSS04] Messages from 203.0.113.7 temporarily deferred due to unexpected volume or user complaints - 4.16.55.1',
  '553 5.7.1 [BL21] Connections will not be accepted from 203.0.113.7, because the ip is in Spamhaus’s list',
  // Postfix
  '554 5.7.1 <esi@mail.example>: Relay access denied',
  '553 5.7.1 <info@voima.example>: Sender address rejected: not owned by user ama',
  '550 5.1.0 <info@voima.example>: Sender address rejected: User unknown in virtual mailbox table',
  '550 5.1.7 <info@voima.example>: Sender address rejected: undeliverable address',
  '554 5.7.1 Service unavailable; Client host [203.0.113.7] blocked using zen.spamhaus.org',
  '554 5.7.1 quota exceeded',
  // Exim and cPanel
  '550 Domain voima.example has exceeded the max emails per hour (100/100 (100%)) allowed. Message discarded.',
  '550 relay not permitted',
  '550 Sender verify failed',
  '550 Administrative prohibition',
  '550 Outgoing mail from "info@voima.example" has been suspended.',
  '550 HELO required before MAIL',
  // Sendmail
  '550 5.7.1 <esi@mail.example>... Relaying denied. Proper authentication required.',
  '553 5.5.4 <info@voima.example>... Domain name required for sender address',
  '503 5.0.0 Need MAIL before RCPT: authenticate first',
  // qmail
  '553 sorry, that domain isn’t in my list of allowed rcpthosts (#5.7.1)',
  '553 sorry, your envelope sender is in my badmailfrom list (#5.7.1)',
  // Amazon SES and WorkMail
  '554 Message rejected: Email address is not verified. The following identities failed the check in region EU-WEST-1: info@voima.example',
  '454 Throttling failure: Daily message quota exceeded.',
  '554 Access denied: User `arn:aws:iam::1:user/mail` is not authorized to perform `ses:SendRawEmail`',
  // SendGrid
  '550 The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved.',
  '550 Unauthenticated senders not allowed',
  '451 Authentication failed: Maximum credits exceeded',
  // Mailgun
  '550 5.7.1 Sandbox subdomains are for test purposes only. Please add your own domain or add the address to authorized recipients',
  '421 Domain voima.example is not allowed to send: recipient limit exceeded, try again after some time',
  // Zoho
  '550 5.4.6 Unusual sending activity detected. Please try after sometime',
  '553 Relaying disallowed as info@voima.example',
  // GMX and IONOS
  '554 Transaction failed. Reject due to policy restrictions.',
  '550-Requested action not taken: mailbox unavailable Reject due to policy restrictions.',
  '550 Requested action not taken: mailbox unavailable. invalid DNS MX or A/AAAA resource record',
  // OVH
  '550 5.7.1 Spam detected: message rejected, contact abuse',
  '550 5.1.1 <info@voima.example>: unauthorized sender address',
  // Without words that anybody knows
  '554 Transaction failed',
  '550 5.0.0 Message refused',
]

/** Each means that this mailbox does not exist or is closed. */
export const closedMailboxes: Answer[] = [
  // Gmail
  '550-5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient’s email address for typos or unnecessary spaces. - gsmtp',
  '550 5.2.1 The email account that you tried to reach is inactive. Learn more at https://support.google.com/mail/?p=DisabledUser a1-2 - gsmtp',
  // Outlook and Exchange
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient esi@mail.example not found by SMTP address lookup',
  '550 5.1.1 RESOLVER.ADR.RecipNotFound; not found',
  '550 Requested action not taken: mailbox unavailable (S2017062302)',
  // Yahoo
  '554 delivery error: dd This user doesn’t have a yahoo.com account (esi@yahoo.com) [-5] - mta4012.mail.bf1.yahoo.com',
  '554 30 Sorry, your message to esi@yahoo.com cannot be delivered. This mailbox is disabled (554.30)',
  // Postfix
  '550 5.1.1 <esi@mail.example>: Recipient address rejected: User unknown in virtual mailbox table',
  '550 5.1.1 <esi@mail.example>: Recipient address rejected: User unknown in relay recipient table',
  '550 5.1.6 <esi@mail.example>: Recipient address rejected: User has moved to esi@new.example',
  // Exim and cPanel
  '550 No Such User Here',
  '550 Unknown user',
  // Sendmail
  '550 5.1.1 <esi@mail.example>... User unknown',
  '553 5.1.3 <esi@mail.example>... User address required',
  '550 5.2.1 <esi@mail.example>... Mailbox disabled for this recipient',
  // qmail
  '550 sorry, no mailbox here by that name (#5.1.1 - chkusr)',
  '551 User not local; please try another address',
  // Amazon WorkMail
  '550 5.1.1 Mailbox does not exist!',
  // Zoho
  '550 5.1.1 User does not exist - <esi@mail.example>',
  // GMX, IONOS
  '550 Requested action not taken: mailbox unavailable',
  '550 5.1.1 Mailbox unavailable',
  // OVH
  '550 5.1.1 <esi@mail.example>: Recipient address rejected: this mailbox has been closed',
  // Mailgun and SendGrid pass on the words of the reader’s own server.
  '550 5.1.1 Recipient not found',
  '550 5.0.0 unknown recipient <esi@mail.example>',
]

/** Each means that the mailbox is full for now. */
export const fullMailboxes: Answer[] = [
  '552 5.2.2 Mailbox full',
  '452 4.2.2 The email account that you tried to reach is over quota. - gsmtp',
  '552 Requested mail action aborted: exceeded storage allocation',
  '552 5.2.2 <esi@mail.example>: Recipient address rejected: Over quota',
  '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException.MapiExceptionShutoffQuotaExceeded',
  '550 The recipient’s mailbox is full',
  '452 4.3.1 Insufficient system storage',
  '552 RCPT TO:<esi@mail.example> Mailbox disk quota exceeded',
]
