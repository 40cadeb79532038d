// Swedish words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'Eller ange koden {{code}}.'
const NOT_YOU = 'Om det inte var du kan du bortse från det här mejlet.'
const PAID = 'Om du har betalat de senaste dagarna kan du bortse från det här mejlet.'
const INVOICES = 'Öppna dina fakturor'

export const sv: PlatformMailWords = {
  greeting: 'Hej {{user_name}},',
  reader: 'på dig',
  values: {
    member: 'medlem',
    roles: { admin: 'administratör', dispatcher: 'trafikledare', viewer: 'endast läsning', driver: 'förare' },
    trialEnd: 'den {day}',
    unpaid: 'en faktura har varit obetald i mer än {days} dagar',
    ticket: 'Läs och svara här:',
  },
  mails: {
    password_reset: {
      subject: 'Återställ ditt lösenord',
      before: ['Vi har fått en begäran om ett nytt lösenord till ditt konto.'],
      button: 'Välj ett nytt lösenord',
      after: ['Länken slutar gälla om {{expiry_hours}} timmar och fungerar en gång.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: 'Välkommen till {{product_name}}',
      before: [
        'Provperioden för {{trial_company}} pågår i {{trial_days}} dagar och kräver inget kort.',
        'Importera en lista med order, optimera och se morgondagen innan den börjar.',
      ],
      button: 'Öppna översikten',
    },
    email_confirmation: {
      subject: 'Bekräfta din e-postadress',
      before: ['Bekräfta att den här adressen är din.'],
      button: 'Bekräfta e-postadressen',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: 'Inbjudan från {{inviting_company}}',
      before: [
        '{{inviting_company}} har bjudit in dig att arbeta tillsammans i {{product_name}}. Din roll: {{role_name}}.',
      ],
      button: 'Tacka ja till inbjudan',
      after: [
        'Länken fungerar en gång, i {{expires_in}}.',
        'Om du inte vet vem som har bjudit in dig kan du bortse från det här mejlet.',
      ],
    },
    magic_link: {
      subject: 'Din inloggningslänk',
      heading: 'Logga in',
      before: ['Med den här länken loggar du in. Den fungerar en gång.'],
      button: 'Logga in',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'Bekräfta din nya e-postadress',
      before: ['Bekräfta den nya e-postadressen för ditt konto.'],
      button: 'Bekräfta e-postadressen',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'Din bekräftelsekod',
      before: ['Ange den här koden för att fortsätta: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: 'Du har redan ett konto hos {{product_name}}',
      before: [
        'Någon har bett om en provperiod med den här adressen, som redan har ett konto. Logga in eller välj ett nytt lösenord på inloggningssidan.',
      ],
      button: 'Logga in',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'En nyckel för inloggning har lagts till i ditt konto hos {{product_name}}',
      heading: 'En nyckel för inloggning har lagts till i ditt konto',
      before: [
        'Nyckeln ”{{passkey_name}}” har lagts till ({{added_at}}). Den som har den kan logga in som du.',
      ],
      button: 'Visa dina nycklar',
      after: [
        'Om det inte var du, ta bort den där, avsluta de andra sessionerna och välj ett nytt lösenord.',
      ],
    },
    passwords_refused: {
      subject: 'Någon försöker gissa ditt lösenord till {{product_name}}',
      heading: 'Någon försöker gissa ditt lösenord',
      before: [
        'Felaktiga lösenord till ditt konto det senaste dygnet: {{tries}}, från platser där du aldrig har loggat in. Ditt konto är säkert: till i morgon godtas inget lösenord från sådana platser.',
        'Där du har loggat in tidigare kan du logga in som vanligt. På andra ställen använder du ett nytt lösenord eller en inloggningslänk.',
      ],
      button: 'Kontrollera dina inloggningar',
      after: ['Slå på ett andra steg där om du inte redan har ett.'],
    },
    contact_message: {
      subject: 'Meddelande ({{topic}}): {{sender_name}}',
      heading: 'Nytt meddelande från kontaktformuläret',
      before: [
        'Från: {{sender_name}} <{{sender_email}}>',
        'Företag: {{sender_company}}',
        'Telefon: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'Din provperiod slutar {{trial_end}}',
      before: [
        'Därefter kan {{customer_company}} läsa och exportera allt; import, planering och utskick väntar tills ett abonnemang har valts.',
      ],
      button: 'Välj abonnemang',
    },
    trial_ended: {
      subject: 'Din provperiod är slut',
      before: [
        'Provperioden för {{customer_company}} är slut. Det ni har skapat finns kvar, och rutter på väg körs klart.',
      ],
      button: 'Välj abonnemang',
    },
    invoice_issued: {
      subject: 'Faktura {{invoice_number}}: {{amount}}',
      heading: 'Faktura {{invoice_number}}',
      before: [
        'Faktura {{invoice_number}} till {{customer_company}} på {{amount}} är bifogad. Den förfaller {{due_date}}.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'Påminnelse: faktura {{invoice_number}} förföll {{due_date}}',
      heading: 'Faktura {{invoice_number}} har förfallit',
      before: [
        'Faktura {{invoice_number}} till {{customer_company}} på {{amount}} förföll {{due_date}} och är inte betald än.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'Sista påminnelsen: faktura {{invoice_number}}',
      heading: 'Faktura {{invoice_number}} är fortfarande obetald',
      before: [
        'Vi har påmint om faktura {{invoice_number}} till {{customer_company}}. {{amount}} förföll {{due_date}} och har inte kommit in.',
        'Utan betalning spärras {{customer_company}} {{suspension_date}}: ni kan då läsa och exportera allt, men inte importera, planera eller skicka ut.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: 'Kreditnota {{credit_note_number}} för faktura {{invoice_number}}',
      heading: 'Kreditnota {{credit_note_number}}',
      before: [
        'Vi krediterar {{customer_company}} {{amount}} för faktura {{invoice_number}}.',
        'Orsak: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'Betalning mottagen: faktura {{invoice_number}}',
      heading: 'Tack för din betalning',
      before: [
        'Vi har tagit emot {{amount}} för faktura {{invoice_number}} till {{customer_company}}, som förföll {{due_date}}.',
        'Ditt abonnemang: {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}} är spärrat',
      before: [
        'Orsak: {{reason}}',
        'Ni kan läsa och exportera allt, och rutter på väg körs klart. Import, planering och utskick väntar.',
      ],
      button: 'Abonnemang och fakturor',
    },
    company_resumed: {
      subject: '{{customer_company}} kan arbeta igen',
      before: ['Spärren är hävd: importera, planera och skicka ut som förut.'],
      button: 'Öppna översikten',
    },
    company_closed: {
      subject: '{{customer_company}} är stängt',
      before: [
        'Företagets personer kan inte längre öppna det. Rutter som har skickats ut körs klart, och mottagare kan fortfarande följa dem.',
        'Administratörer som loggar in kan exportera data till {{delete_day}}. Därefter raderas order, personer, fordon och filer; fakturor sparas.',
        'Om det var ett misstag, skriv till oss före den dagen så öppnar vi det igen.',
      ],
      button: 'Skriv till oss',
    },
    support_reply: {
      subject: 'Sv: {{ticket_subject}}',
      heading: '{{ticket_subject}}',
      before: ['{{message}}'],
    },
    report_ready: {
      subject: '{{report_name}}: {{report_period}}',
      heading: '{{report_name}}',
      before: [
        'Här är rapporten för {{report_company}} för {{report_period}}. Rader i den bifogade filen: {{row_count}}.',
      ],
      button: 'Öppna rapporten',
      after: [
        'Du får det här mejlet eftersom en kollega har valt dig som läsare. Det kan stoppas på rapportens sida.',
      ],
    },
  },
}
