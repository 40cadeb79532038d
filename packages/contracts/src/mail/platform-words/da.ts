// Danish words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'Eller indtast koden {{code}}.'
const NOT_YOU = 'Hvis det ikke var dig, kan du se bort fra denne e-mail.'
const PAID = 'Hvis du har betalt inden for de seneste dage, kan du se bort fra denne e-mail.'
const INVOICES = 'Åbn dine fakturaer'

export const da: PlatformMailWords = {
  greeting: 'Hej {{user_name}},',
  reader: 'med dig',
  values: {
    member: 'medlem',
    roles: { admin: 'administrator', dispatcher: 'disponent', viewer: 'kun læseadgang', driver: 'chauffør' },
    trialEnd: 'den {day}',
    unpaid: 'en faktura har været ubetalt i mere end {days} dage',
    ticket: 'Læs og svar her:',
  },
  mails: {
    password_reset: {
      subject: 'Nulstil din adgangskode',
      before: ['Vi har modtaget en anmodning om en ny adgangskode til din konto.'],
      button: 'Vælg en ny adgangskode',
      after: ['Linket udløber om {{expiry_hours}} timer og virker én gang.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: 'Velkommen til {{product_name}}',
      before: [
        'Prøveperioden for {{trial_company}} varer {{trial_days}} dage og kræver intet kort.',
        'Importér en liste med ordrer, optimér, og se dagen i morgen, før den begynder.',
      ],
      button: 'Åbn overblikket',
    },
    email_confirmation: {
      subject: 'Bekræft din e-mailadresse',
      before: ['Bekræft, at denne adresse er din.'],
      button: 'Bekræft e-mailadressen',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: 'Invitation fra {{inviting_company}}',
      before: [
        '{{inviting_company}} har inviteret dig til at arbejde sammen i {{product_name}}. Din rolle: {{role_name}}.',
      ],
      button: 'Tag imod invitationen',
      after: [
        'Linket virker én gang i {{expires_in}}.',
        'Hvis du ikke ved, hvem der har inviteret dig, kan du se bort fra denne e-mail.',
      ],
    },
    magic_link: {
      subject: 'Dit link til at logge ind',
      heading: 'Log ind',
      before: ['Med dette link logger du ind. Det virker én gang.'],
      button: 'Log ind',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'Bekræft din nye e-mailadresse',
      before: ['Bekræft den nye e-mailadresse på din konto.'],
      button: 'Bekræft e-mailadressen',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'Din bekræftelseskode',
      before: ['Indtast denne kode for at fortsætte: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: 'Du har allerede en konto hos {{product_name}}',
      before: [
        'Nogen har bedt om en prøveperiode med denne adresse, som allerede har en konto. Log ind, eller vælg en ny adgangskode på login-siden.',
      ],
      button: 'Log ind',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'En adgangsnøgle er føjet til din konto hos {{product_name}}',
      heading: 'En adgangsnøgle er føjet til din konto',
      before: [
        'Adgangsnøglen “{{passkey_name}}” er tilføjet ({{added_at}}). Den, der har den, kan logge ind som dig.',
      ],
      button: 'Se dine adgangsnøgler',
      after: [
        'Hvis det ikke var dig, så fjern den der, afslut de andre sessioner, og vælg en ny adgangskode.',
      ],
    },
    passwords_refused: {
      subject: 'Nogen prøver at gætte din adgangskode til {{product_name}}',
      heading: 'Nogen prøver at gætte din adgangskode',
      before: [
        'Forkerte adgangskoder til din konto det seneste døgn: {{tries}}, fra steder, hvor du aldrig har logget ind. Din konto er i sikkerhed: Indtil i morgen accepteres ingen adgangskode fra sådanne steder.',
        'Hvor du har logget ind før, kan du logge ind som normalt. Andre steder skal du bruge en ny adgangskode eller et login-link.',
      ],
      button: 'Tjek dine logins',
      after: ['Slå et ekstra trin til der, hvis du ikke har gjort det.'],
    },
    contact_message: {
      subject: 'Henvendelse ({{topic}}): {{sender_name}}',
      heading: 'Ny besked fra kontaktformularen',
      before: [
        'Fra: {{sender_name}} <{{sender_email}}>',
        'Firma: {{sender_company}}',
        'Telefon: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'Din prøveperiode slutter {{trial_end}}',
      before: [
        'Derefter kan {{customer_company}} læse og eksportere alt; import, planlægning og afsendelse venter, til der er valgt et abonnement.',
      ],
      button: 'Vælg et abonnement',
    },
    trial_ended: {
      subject: 'Din prøveperiode er slut',
      before: [
        'Prøveperioden for {{customer_company}} er slut. Det, I har lavet, bliver bevaret, og ruter undervejs køres færdig.',
      ],
      button: 'Vælg et abonnement',
    },
    invoice_issued: {
      subject: 'Faktura {{invoice_number}}: {{amount}}',
      heading: 'Faktura {{invoice_number}}',
      before: [
        'Faktura {{invoice_number}} til {{customer_company}} på {{amount}} er vedhæftet. Den forfalder {{due_date}}.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'Påmindelse: faktura {{invoice_number}} forfaldt {{due_date}}',
      heading: 'Faktura {{invoice_number}} er forfalden',
      before: [
        'Faktura {{invoice_number}} til {{customer_company}} på {{amount}} forfaldt {{due_date}} og er ikke betalt endnu.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'Sidste rykker: faktura {{invoice_number}}',
      heading: 'Faktura {{invoice_number}} er stadig ikke betalt',
      before: [
        'Vi har mindet jer om faktura {{invoice_number}} til {{customer_company}}. {{amount}} forfaldt {{due_date}} og er ikke modtaget.',
        'Uden betaling bliver {{customer_company}} spærret {{suspension_date}}: I kan så læse og eksportere alt, men ikke importere, planlægge eller sende.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: 'Kreditnota {{credit_note_number}} til faktura {{invoice_number}}',
      heading: 'Kreditnota {{credit_note_number}}',
      before: [
        'Vi krediterer {{customer_company}} {{amount}} for faktura {{invoice_number}}.',
        'Årsag: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'Betaling modtaget: faktura {{invoice_number}}',
      heading: 'Tak for betalingen',
      before: [
        'Vi har modtaget {{amount}} for faktura {{invoice_number}} til {{customer_company}}, som forfaldt {{due_date}}.',
        'Dit abonnement: {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}} er spærret',
      before: [
        'Årsag: {{reason}}',
        'I kan læse og eksportere alt, og ruter undervejs køres færdig. Import, planlægning og afsendelse venter.',
      ],
      button: 'Abonnement og fakturaer',
    },
    company_resumed: {
      subject: '{{customer_company}} kan arbejde igen',
      before: ['Spærringen er ophævet: Importér, planlæg og send som før.'],
      button: 'Åbn overblikket',
    },
    company_closed: {
      subject: '{{customer_company}} er lukket',
      before: [
        'Firmaets folk kan ikke længere åbne det. Afsendte ruter køres færdig, og modtagere kan stadig følge dem.',
        'Administratorer, der logger ind, kan eksportere data indtil {{delete_day}}. Derefter slettes ordrer, personer, køretøjer og filer; fakturaer bevares.',
        'Hvis det var en fejl, så skriv til os inden den dag, så åbner vi det igen.',
      ],
      button: 'Skriv til os',
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
        'Her er rapporten for {{report_company}} for {{report_period}}. Rækker i den vedhæftede fil: {{row_count}}.',
      ],
      button: 'Åbn rapporten',
      after: [
        'Du får denne e-mail, fordi en kollega har valgt dig som læser. Den kan stoppes på rapportens side.',
      ],
    },
  },
}
