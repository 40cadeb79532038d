// Norwegian words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'Eller skriv inn koden {{code}}.'
const NOT_YOU = 'Hvis det ikke var deg, kan du se bort fra denne e-posten.'
const PAID = 'Hvis du har betalt de siste dagene, kan du se bort fra denne e-posten.'
const INVOICES = 'Åpne fakturaene'

export const nb: PlatformMailWords = {
  greeting: 'Hei {{user_name}},',
  reader: 'der',
  values: {
    member: 'medlem',
    roles: {
      admin: 'administrator',
      dispatcher: 'trafikkleder',
      viewer: 'kun lesetilgang',
      driver: 'sjåfør',
    },
    trialEnd: '{day}',
    unpaid: 'en faktura har vært ubetalt i mer enn {days} dager',
    ticket: 'Les og svar her:',
  },
  mails: {
    password_reset: {
      subject: 'Tilbakestill passordet',
      before: ['Vi har fått en forespørsel om nytt passord til kontoen din.'],
      button: 'Velg nytt passord',
      after: ['Lenken utløper om {{expiry_hours}} timer og virker én gang.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: 'Velkommen til {{product_name}}',
      before: [
        'Prøveperioden for {{trial_company}} varer i {{trial_days}} dager og krever ikke kort.',
        'Importer en liste med ordrer, optimaliser, og se morgendagen før den begynner.',
      ],
      button: 'Åpne oversikten',
    },
    email_confirmation: {
      subject: 'Bekreft e-postadressen din',
      before: ['Bekreft at denne adressen er din.'],
      button: 'Bekreft e-postadressen',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: 'Invitasjon fra {{inviting_company}}',
      before: [
        '{{inviting_company}} har invitert deg til å arbeide sammen i {{product_name}}. Rollen din: {{role_name}}.',
      ],
      button: 'Godta invitasjonen',
      after: [
        'Lenken virker én gang, i {{expires_in}}.',
        'Hvis du ikke vet hvem som har invitert deg, kan du se bort fra denne e-posten.',
      ],
    },
    magic_link: {
      subject: 'Innloggingslenken din',
      heading: 'Logg inn',
      before: ['Med denne lenken logger du inn. Den virker én gang.'],
      button: 'Logg inn',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'Bekreft den nye e-postadressen din',
      before: ['Bekreft den nye e-postadressen til kontoen din.'],
      button: 'Bekreft e-postadressen',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'Bekreftelseskoden din',
      before: ['Skriv inn denne koden for å fortsette: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: 'Du har allerede en konto hos {{product_name}}',
      before: [
        'Noen har bedt om en prøveperiode med denne adressen, som allerede har en konto. Logg inn, eller velg et nytt passord på innloggingssiden.',
      ],
      button: 'Logg inn',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'En tilgangsnøkkel er lagt til i kontoen din hos {{product_name}}',
      heading: 'En tilgangsnøkkel er lagt til i kontoen din',
      before: [
        'Tilgangsnøkkelen «{{passkey_name}}» er lagt til ({{added_at}}). Den som har den, kan logge inn som deg.',
      ],
      button: 'Se tilgangsnøklene dine',
      after: ['Hvis det ikke var deg, fjern den der, avslutt de andre øktene og velg et nytt passord.'],
    },
    passwords_refused: {
      subject: 'Noen prøver å gjette passordet ditt til {{product_name}}',
      heading: 'Noen prøver å gjette passordet ditt',
      before: [
        'Feil passord til kontoen din det siste døgnet: {{tries}}, fra steder der du aldri har logget inn. Kontoen din er trygg: Til i morgen godtas ingen passord fra slike steder.',
        'Der du har logget inn før, kan du logge inn som vanlig. Andre steder bruker du et nytt passord eller en innloggingslenke.',
      ],
      button: 'Sjekk innloggingene dine',
      after: ['Slå på et ekstra trinn der hvis du ikke har gjort det.'],
    },
    contact_message: {
      subject: 'Henvendelse ({{topic}}): {{sender_name}}',
      heading: 'Ny melding fra kontaktskjemaet',
      before: [
        'Fra: {{sender_name}} <{{sender_email}}>',
        'Firma: {{sender_company}}',
        'Telefon: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'Prøveperioden din slutter {{trial_end}}',
      before: [
        'Etter det kan {{customer_company}} lese og eksportere alt; import, planlegging og utsending venter til et abonnement er valgt.',
      ],
      button: 'Velg abonnement',
    },
    trial_ended: {
      subject: 'Prøveperioden er over',
      before: [
        'Prøveperioden for {{customer_company}} er over. Det dere har laget, blir tatt vare på, og ruter underveis kjøres ferdig.',
      ],
      button: 'Velg abonnement',
    },
    invoice_issued: {
      subject: 'Faktura {{invoice_number}}: {{amount}}',
      heading: 'Faktura {{invoice_number}}',
      before: [
        'Faktura {{invoice_number}} til {{customer_company}} på {{amount}} er vedlagt. Den forfaller {{due_date}}.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'Påminnelse: faktura {{invoice_number}} forfalt {{due_date}}',
      heading: 'Faktura {{invoice_number}} er forfalt',
      before: [
        'Faktura {{invoice_number}} til {{customer_company}} på {{amount}} forfalt {{due_date}} og er ikke betalt ennå.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'Siste varsel: faktura {{invoice_number}}',
      heading: 'Faktura {{invoice_number}} er fortsatt ikke betalt',
      before: [
        'Vi har minnet dere om faktura {{invoice_number}} til {{customer_company}}. {{amount}} forfalt {{due_date}} og er ikke mottatt.',
        'Uten betaling blir {{customer_company}} sperret {{suspension_date}}: Dere kan da lese og eksportere alt, men ikke importere, planlegge eller sende ut.',
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
        'Årsak: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'Betaling mottatt: faktura {{invoice_number}}',
      heading: 'Takk for betalingen',
      before: [
        'Vi har mottatt {{amount}} for faktura {{invoice_number}} til {{customer_company}}, med forfall {{due_date}}.',
        'Abonnementet ditt: {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}} er sperret',
      before: [
        'Årsak: {{reason}}',
        'Dere kan lese og eksportere alt, og ruter underveis kjøres ferdig. Import, planlegging og utsending venter.',
      ],
      button: 'Abonnement og fakturaer',
    },
    company_resumed: {
      subject: '{{customer_company}} kan arbeide igjen',
      before: ['Sperringen er opphevet: Importer, planlegg og send ut som før.'],
      button: 'Åpne oversikten',
    },
    company_closed: {
      subject: '{{customer_company}} er stengt',
      before: [
        'Folkene i firmaet kan ikke lenger åpne det. Ruter som er sendt ut, kjøres ferdig, og mottakere kan fortsatt følge dem.',
        'Administratorer som logger inn, kan eksportere data til {{delete_day}}. Deretter slettes ordrer, personer, kjøretøy og filer; fakturaer beholdes.',
        'Hvis dette var en feil, skriv til oss før den dagen, så åpner vi det igjen.',
      ],
      button: 'Skriv til oss',
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
        'Her er rapporten for {{report_company}} for {{report_period}}. Rader i den vedlagte filen: {{row_count}}.',
      ],
      button: 'Åpne rapporten',
      after: [
        'Du får denne e-posten fordi en kollega har valgt deg som leser. Den kan stoppes på rapportens side.',
      ],
    },
  },
}
