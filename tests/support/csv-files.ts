/** CSV files as programs and people write them, for the import of subscribers. */
import { zipOf } from './zip-files.ts'

type Person = {
  email: string
  agreedAt?: string | undefined
  consent?: string
  language?: string
  line?: number
  faults?: string[]
}

const ama = 'ama@example.org'
const yaw = 'yaw@example.org'
const both: Person[] = [{ email: ama }, { email: yaw }]

const utf8 = (text: string) => Buffer.from(text)
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

const kind = (name: string, text: string | Buffer, people: Person[] = both) => ({
  name,
  file: typeof text === 'string' ? utf8(text) : text,
  people,
})

const plain = 'Name;E-Mail;Wie\r\nAmé Müller;ama@example.org;Liste\r\nYaw;yaw@example.org;Liste\r\n'

export const csvKinds = [
  kind('Excel, German', Buffer.from(plain, 'latin1'), [
    { email: ama, consent: 'Liste', line: 2 },
    { email: yaw, line: 3 },
  ]),
  kind('Excel, German, as CSV UTF-8', `\ufeff${plain}`),
  kind(
    'Excel, German, with dates',
    'E-Mail-Adresse;Datum der Einwilligung;Geburtsdatum\r\nama@example.org;19.06.2026;01.02.1990\r\nyaw@example.org;4.3.26 10:15;03.04.1980\r\n',
    [
      { email: ama, agreedAt: '2026-06-19' },
      { email: yaw, agreedAt: '2026-03-04' },
    ],
  ),
  kind(
    'Excel, French',
    Buffer.from(
      'Nom;Adresse e-mail;Date de consentement;Consentement\r\nAmé;ama@example.org;19/06/2026;Liste signée\r\nYaw;yaw@example.org;1 août 2026;Téléphone\r\n',
      'latin1',
    ),
    [
      { email: ama, agreedAt: '2026-06-19', consent: 'Liste signée' },
      { email: yaw, agreedAt: '2026-08-01' },
    ],
  ),
  kind(
    'Excel, Spanish',
    'Nombre;Correo electrónico;Fecha;Consentimiento\r\nAma;ama@example.org;19 de junio de 2026;Lista\r\nYaw;yaw@example.org;04/03/2026;Lista\r\n',
    [
      { email: ama, agreedAt: '2026-06-19', consent: 'Lista' },
      { email: yaw, agreedAt: '2026-03-04' },
    ],
  ),
  kind(
    'Excel, Portuguese',
    'Nome;E-mail;Data;Consentimento\r\nAma;ama@example.org;19 de junho de 2026;Sim\r\nYaw;yaw@example.org;2026-03-04;Sim\r\n',
    [
      { email: ama, agreedAt: '2026-06-19', consent: 'Sim' },
      { email: yaw, agreedAt: '2026-03-04' },
    ],
  ),
  kind(
    'Excel, Arabic, as Unicode text',
    Buffer.from(
      '\ufeffالاسم\tالبريد الإلكتروني\tتاريخ\r\nأما\tama@example.org\t١٩/٠٦/٢٠٢٦\r\nياو\tyaw@example.org\t٢٠/٠٦/٢٠٢٦\r\n',
      'utf16le',
    ),
    [
      { email: ama, agreedAt: '2026-06-19' },
      { email: yaw, agreedAt: '2026-06-20' },
    ],
  ),
  kind(
    'Excel, US',
    'Email,Signup Date,Consent\r\nama@example.org,6/19/2026,List\r\nyaw@example.org,4/3/2026,List\r\n',
    [
      { email: ama, agreedAt: '2026-06-19' },
      { email: yaw, agreedAt: '2026-04-03' },
    ],
  ),
  kind(
    'Excel with its delimiter line',
    'sep=;\r\nemail;how they agreed\r\nama@example.org;list\r\nyaw@example.org;list\r\n',
    [
      { email: ama, consent: 'list', line: 3 },
      { email: yaw, line: 4 },
    ],
  ),
  kind(
    'a delimiter line that was saved again',
    '"sep=|",,\r\nemail|how\r\nama@example.org|list\r\nyaw@example.org|list\r\n',
  ),
  kind('a delimiter line with a tab', 'sep=\t\nname, given\temail\nAma\tama@example.org\nYaw\tyaw@example.org\n'),
  kind(
    'Excel for Mac, as CSV (Macintosh)',
    Buffer.concat([
      Buffer.from('Name;Email;how they agreed\rAm'),
      Buffer.from([0x8e]),
      Buffer.from(';ama@example.org;sign'),
      Buffer.from([0x8e]),
      Buffer.from('\rYaw;yaw@example.org;list\r'),
    ]),
    [{ email: ama, consent: 'signé' }, { email: yaw }],
  ),
  kind('UTF-16 LE without a byte order mark', Buffer.from(plain, 'utf16le')),
  kind('UTF-16 BE with a byte order mark', utf16be(`\ufeff${plain}`)),
  kind('UTF-16 BE without a byte order mark', utf16be(plain)),
  kind(
    'UTF-8 joined with Windows-1252',
    Buffer.concat([
      utf8('email,how they agreed\nama@example.org,signé\n'),
      Buffer.from('yaw@example.org,signé\n', 'latin1'),
    ]),
    [
      { email: ama, consent: 'signé' },
      { email: yaw, consent: 'signé' },
    ],
  ),
  kind(
    'LibreOffice, every text in quotation marks',
    '"Name","Email"\n"Mensah, Ama","ama@example.org"\n"Darko, Yaw","yaw@example.org"\n',
  ),
  kind(
    'LibreOffice, with trailing empty columns and blank lines',
    'Email,,,\n\n,,,\nama@example.org,,,\n,,,\nyaw@example.org,,,\n\n\n',
    [
      { email: ama, line: 4 },
      { email: yaw, line: 6 },
    ],
  ),
  kind('Google Sheets', 'First name,Email address,When\nAma,ama@example.org,2026-06-19\nYaw,yaw@example.org,\n', [
    { email: ama, agreedAt: '2026-06-19' },
    { email: yaw, agreedAt: undefined, faults: [] },
  ]),
  kind(
    'Numbers, with the title of the table',
    'Table 1,,\nName,Email,Date\nAma,ama@example.org,19 Jun 2026\nYaw,yaw@example.org,20 Jun 2026\n',
    [
      { email: ama, agreedAt: '2026-06-19', line: 3 },
      { email: yaw, agreedAt: '2026-06-20', line: 4 },
    ],
  ),
  kind(
    'a person, with two titles above the header',
    'Email list of the walk, Accra\n\nCollected on 19 June;;\nNAME;EMAIL;HOW\nAma;ama@example.org;list\nYaw;yaw@example.org;list\n',
    [
      { email: ama, consent: 'list', line: 5 },
      { email: yaw, line: 6 },
    ],
  ),
  kind(
    'Mailchimp',
    '"Email Address","First Name","Last Name",Birthday,TAGS,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,LEID,NOTES\nama@example.org,Ama,Mensah,06/19,"""walk""",2,"2026-06-19 10:03:22",,"2026-06-19 10:05:00",1,\nyaw@example.org,Yaw,Darko,,,2,,,"2026-06-20 10:05:00",2,\n',
    [
      { email: ama, agreedAt: '2026-06-19' },
      { email: yaw, faults: [] },
    ],
  ),
  kind(
    'Brevo',
    'CONTACT ID;EMAIL;FIRSTNAME;EMAIL_BLACKLISTED;ADDED_TIME\n1;ama@example.org;Ama;No;19-06-2026 10:03:22\n2;yaw@example.org;Yaw;Yes;20-06-2026 10:03:22\n',
    [
      { email: ama, agreedAt: '2026-06-19', faults: [] },
      { email: yaw, faults: ['left'] },
    ],
  ),
  kind(
    'MailerLite',
    'Subscriber,Name,Subscribed,Opt in,Location,Status\nama@example.org,Ama,2026-06-19 10:03:22,,,active\nyaw@example.org,Yaw,2026-06-20 10:03:22,,,unsubscribed\n',
    [
      { email: ama, agreedAt: '2026-06-19', faults: [] },
      { email: yaw, faults: ['left'] },
    ],
  ),
  kind(
    'Substack',
    'email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at\nama@example.org,false,,other,false,2026-06-19T10:03:22.123Z,\nyaw@example.org,false,,other,true,2026-06-20T10:03:22.123Z,\n',
    [
      { email: ama, agreedAt: '2026-06-19', faults: [] },
      { email: yaw, faults: ['left'] },
    ],
  ),
  kind(
    'Ghost',
    'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers\n6a,ama@example.org,Ama,,true,false,,2026-06-19T10:03:22.000Z,,,\n6b,yaw@example.org,Yaw,,false,false,,2026-06-20T10:03:22.000Z,,,\n',
    [
      { email: ama, agreedAt: '2026-06-19', faults: [] },
      { email: yaw, faults: ['left'] },
    ],
  ),
  kind(
    'MailPoet for WordPress',
    '"Email","First name","Last name","Status","List status","Created at"\n"ama@example.org","Ama","","subscribed","subscribed","2026-06-19 10:03:22"\n"yaw@example.org","Yaw","","bounced","subscribed","2026-06-20 10:03:22"\n',
    [
      { email: ama, agreedAt: '2026-06-19', faults: [] },
      { email: yaw, faults: ['left'] },
    ],
  ),
  kind(
    'users of WordPress',
    'ID,user_login,user_email,user_registered,user_status\n1,ama,ama@example.org,2026-06-19 10:03:22,0\n2,yaw,yaw@example.org,2026-06-20 10:03:22,0\n',
    [
      { email: ama, agreedAt: '2026-06-19', faults: [] },
      { email: yaw, faults: [] },
    ],
  ),
  kind(
    'Google Forms',
    '"Timestamp","Email Address","May we write to you?","Your friend’s email"\n"2026/06/19 10:03:22 AM GMT","ama@example.org","Yes, please","yaw@example.org"\n"2026/06/20 1:03:22 PM GMT","yaw@example.org","Yes, please",""\n',
    [
      { email: ama, agreedAt: '2026-06-19' },
      { email: yaw, agreedAt: '2026-06-20' },
    ],
  ),
  kind(
    'KoboToolbox',
    '"start";"end";"Your email";"How did they agree?";"_id";"_uuid";"_submission_time";"_validation_status";"_submitted_by"\n"2026-06-19T10:03:22.123+00:00";"2026-06-19T10:05:22.123+00:00";"ama@example.org";"list";"1";"u1";"2026-06-19T10:05:30";"";"field@voima.example"\n"2026-06-20T10:03:22.123+00:00";"";"yaw@example.org";"list";"2";"u2";"2026-06-20T10:05:30";"";"field@voima.example"\n',
    [
      { email: ama, agreedAt: '2026-06-19', consent: 'list' },
      { email: yaw, agreedAt: '2026-06-20' },
    ],
  ),
  kind(
    'Outlook',
    '"First Name","Last Name","E-mail Address","E-mail Type","E-mail Display Name","E-mail 2 Address","Birthday","Notes"\r\n"Ama","Mensah","ama@example.org","SMTP","Ama Mensah (ama@example.org)","","0/0/00","likes\r\nwalks"\r\n"Yaw","","yaw@example.org","SMTP","Yaw (yaw@example.org)","other@example.org","0/0/00",""\r\n',
    [
      { email: ama, agreedAt: undefined, line: 2, faults: [] },
      { email: yaw, line: 4 },
    ],
  ),
  kind(
    'Google Contacts',
    'First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value\nAma,Mensah,* myContacts ::: walk,* Home,ama@example.org,Work,ama@work.example\nYaw,,* myContacts,* Home,yaw@example.org,,\n',
  ),
  kind('an address book', '1,Ama Mensah <ama@example.org>\n2,"""Darko, Yaw"" < yaw@example.org >"\n', [
    { email: ama, line: 1 },
    { email: yaw, line: 2 },
  ]),
  kind(
    'addresses as people type and paste them',
    'email\nmailto:ama@example.org?subject=Hi\n yaw@example.org. \n“ama@example.org”\n(yaw@example.org)\n\u200bama@example.org\u00a0\n\u2068yaw@example.org\u2069\nama＠example.org\n<yaw@example.org>,\n',
    [...both, ...both, ...both, ...both],
  ),
  kind('addresses alone, without a header', 'ama@example.org\nyaw@example.org', [
    { email: ama, line: 1 },
    { email: yaw, line: 2 },
  ]),
  kind('bars', 'email|how they agreed\nama@example.org|list, signed\nyaw@example.org|list; signed\n'),
  kind(
    'each line in quotation marks, as one cell',
    '"name,""email"",how they agreed"\n"Ama,""ama@example.org"",list"\n"Yaw,""yaw@example.org"",list"\n',
    [
      { email: ama, consent: 'list', line: 2 },
      { email: yaw, line: 3 },
    ],
  ),
  kind('rows of different lengths', 'name,email,how\nAma,ama@example.org\nYaw,yaw@example.org,list,more,and more\n'),
  kind(
    'quotation marks inside a cell',
    'name,email\nKofi "Ko" Mensah,ama@example.org\n"Yaw ""the bold""",yaw@example.org\n',
  ),
  kind(
    'serial numbers and seconds instead of dates',
    'email,date\nama@example.org,46192\nyaw@example.org,1781863402\n',
    [
      { email: ama, agreedAt: '2026-06-19' },
      { email: yaw, agreedAt: '2026-06-19' },
    ],
  ),
  kind(
    'dates in words',
    'email,date\nama@example.org,"Friday, June 19, 2026 10:03 pm"\nyaw@example.org,20th Dec 2025\n',
    [
      { email: ama, agreedAt: '2026-06-19' },
      { email: yaw, agreedAt: '2025-12-20' },
    ],
  ),
  kind('dates that do not exist', 'email,when\nama@example.org,2026-06-19\nyaw@example.org,31/02/2026\n', [
    { email: ama, agreedAt: '2026-06-19', faults: [] },
    { email: yaw, agreedAt: undefined, faults: ['noDate'] },
  ]),
  kind(
    'days first and months first',
    'email,when\nama@example.org,06/19/2026\nyaw@example.org,19/06/2026\nkofi@example.org,04/03/2026\n',
    [
      { email: ama, agreedAt: '2026-06-19' },
      { email: yaw, agreedAt: '2026-06-19' },
      { email: 'kofi@example.org', agreedAt: undefined, faults: ['noDate'] },
    ],
  ),
  kind(
    'languages in several forms',
    'email,language\nama@example.org,en-GB\nyaw@example.org,Klingon\nkofi@example.org,Eʋegbe\n',
    [
      { email: ama, language: 'en' },
      { email: yaw, faults: ['noLanguage'] },
      { email: 'kofi@example.org', language: 'ee' },
    ],
  ),
  kind(
    'rows without an address, and with two',
    'name,email\nAma,\nYaw,a@x.example; b@x.example\nKofi,kofi@example.org\n',
    [
      { email: '', line: 2 },
      { email: 'a@x.example; b@x.example', line: 3 },
      { email: 'kofi@example.org', line: 4 },
    ],
  ),
]

const refused = (name: string, file: string | Buffer, reason: RegExp) => ({
  name,
  file: typeof file === 'string' ? utf8(file) : file,
  reason,
})

export const refusedKinds = [
  refused(
    'an Excel workbook',
    zipOf('[Content_Types].xml', 'xl/workbook.xml'),
    /is an Excel workbook, .*“CSV UTF-8” in Excel/,
  ),
  refused(
    'a LibreOffice spreadsheet',
    zipOf(['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'], 'content.xml'),
    /is an OpenDocument spreadsheet/,
  ),
  refused('a document of Numbers', zipOf('Index/Document.iwa'), /is a document of Numbers/),
  refused(
    'an old Excel workbook',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    /is an old or password-protected Office document/,
  ),
  refused(
    'a web page that is called CSV',
    '\ufeff\n<html><table><tr><td>ama@example.org</td></tr></table>',
    /is an HTML page/,
  ),
  refused('a table of a web page', '<table><tr><td>ama@example.org</td></tr></table>', /is an HTML page/),
  refused('contact cards', 'BEGIN:VCARD\nEMAIL:ama@example.org\nEND:VCARD', /is a contact card/),
  refused('a PDF', '%PDF-1.7 ama@example.org', /is a PDF/),
  refused('a ZIP archive', zipOf('list.csv'), /is a ZIP archive/),
  refused('JSON', '[{"email":"ama@example.org"}]', /is not a table of text/),
  refused('a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /is a PNG picture/),
  refused(
    'Arabic in an old encoding',
    Buffer.concat([utf8('email\n'), Buffer.from('c7e1c8d1edcf2c616d61', 'hex')]),
    /letters in line 2/,
  ),
  refused('a quotation mark that is never closed', 'sep=;\na;b\n\n"Kofi; c\nd;e', /line 4 /),
  refused('text behind a closing quotation mark', 'a,b\nc,"Kofi" d\ne,f', /line 2 /),
]
