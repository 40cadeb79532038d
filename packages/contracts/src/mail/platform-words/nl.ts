// Dutch words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'Of voer de code {{code}} in.'
const NOT_YOU = 'Was jij dit niet? Dan kun je deze e-mail negeren.'
const PAID = 'Heb je de afgelopen dagen betaald? Dan kun je deze e-mail negeren.'
const INVOICES = 'Facturen openen'

export const nl: PlatformMailWords = {
  greeting: 'Hallo {{user_name}},',
  reader: 'daar',
  values: {
    member: 'lid',
    roles: { admin: 'beheerder', dispatcher: 'planner', viewer: 'meekijker', driver: 'chauffeur' },
    trialEnd: 'op {day}',
    unpaid: 'een factuur is al meer dan {days} dagen niet betaald',
    ticket: 'Lees en beantwoord het hier:',
  },
  mails: {
    password_reset: {
      subject: 'Stel je wachtwoord opnieuw in',
      before: ['Er is een nieuw wachtwoord aangevraagd voor je account.'],
      button: 'Nieuw wachtwoord instellen',
      after: ['De link verloopt over {{expiry_hours}} uur en werkt één keer.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: 'Welkom bij {{product_name}}',
      before: [
        'De proef van {{trial_company}} duurt {{trial_days}} dagen, zonder creditcard.',
        'Importeer een lijst met orders, laat ze optimaliseren en zie de dag van morgen voordat hij begint.',
      ],
      button: 'Overzicht openen',
    },
    email_confirmation: {
      subject: 'Bevestig je e-mailadres',
      before: ['Bevestig dat dit adres van jou is.'],
      button: 'E-mailadres bevestigen',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: 'Uitnodiging van {{inviting_company}}',
      before: [
        '{{inviting_company}} nodigt je uit om mee te werken in {{product_name}}. Je rol: {{role_name}}.',
      ],
      button: 'Uitnodiging accepteren',
      after: [
        'De link werkt één keer, gedurende {{expires_in}}.',
        'Weet je niet wie je heeft uitgenodigd? Dan kun je deze e-mail negeren.',
      ],
    },
    magic_link: {
      subject: 'Je inloglink',
      heading: 'Inloggen',
      before: ['Met deze link log je in. Hij werkt één keer.'],
      button: 'Inloggen',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'Bevestig je nieuwe e-mailadres',
      before: ['Bevestig het nieuwe e-mailadres van je account.'],
      button: 'E-mailadres bevestigen',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'Je bevestigingscode',
      before: ['Voer deze code in om verder te gaan: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: 'Je hebt al een account bij {{product_name}}',
      before: [
        'Iemand vroeg een proef aan met dit adres, dat al een account heeft. Log in, of kies een nieuw wachtwoord via ‘Wachtwoord vergeten?’.',
      ],
      button: 'Inloggen',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'Nieuwe passkey voor je account bij {{product_name}}',
      heading: 'Nieuwe passkey voor je account',
      before: [
        'De passkey ‘{{passkey_name}}’ is toegevoegd ({{added_at}}). Wie hem heeft, kan inloggen als jij.',
      ],
      button: 'Passkeys bekijken',
      after: [
        'Was jij dit niet? Verwijder hem daar, beëindig de andere sessies en kies een nieuw wachtwoord.',
      ],
    },
    passwords_refused: {
      subject: 'Iemand probeert je wachtwoord van {{product_name}} te raden',
      heading: 'Iemand probeert je wachtwoord te raden',
      before: [
        'Foute wachtwoorden voor je account in de afgelopen dag: {{tries}}, vanaf plekken waar je nooit hebt ingelogd. Je account is veilig: tot morgen wordt vanaf zulke plekken geen wachtwoord geaccepteerd.',
        'Waar je eerder inlogde, kan dat gewoon. Kies elders ‘Wachtwoord vergeten?’ of een inloglink.',
      ],
      button: 'Controleer wie heeft ingelogd',
      after: ['Zet daar een tweede stap aan als je die nog niet hebt.'],
    },
    contact_message: {
      subject: 'Bericht via contact ({{topic}}): {{sender_name}}',
      heading: 'Nieuw bericht via het contactformulier',
      before: [
        'Van: {{sender_name}} <{{sender_email}}>',
        'Bedrijf: {{sender_company}}',
        'Telefoon: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'Je proef eindigt {{trial_end}}',
      before: [
        'Daarna kan {{customer_company}} alles lezen en exporteren; importeren, plannen en versturen wachten tot er een abonnement is gekozen.',
      ],
      button: 'Abonnement kiezen',
    },
    trial_ended: {
      subject: 'Je proef is afgelopen',
      before: [
        'De proef van {{customer_company}} is voorbij. Wat jullie hebben gemaakt blijft bewaard, en ritten onderweg worden afgemaakt.',
      ],
      button: 'Abonnement kiezen',
    },
    invoice_issued: {
      subject: 'Factuur {{invoice_number}}: {{amount}}',
      heading: 'Factuur {{invoice_number}}',
      before: [
        'Factuur {{invoice_number}} voor {{customer_company}} van {{amount}} is bijgevoegd. Te betalen uiterlijk {{due_date}}.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'Herinnering: factuur {{invoice_number}} moest op {{due_date}} betaald zijn',
      heading: 'Factuur {{invoice_number}} is te laat',
      before: [
        'Factuur {{invoice_number}} voor {{customer_company}} van {{amount}} moest op {{due_date}} betaald zijn en is dat nog niet.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'Laatste aanmaning: factuur {{invoice_number}}',
      heading: 'Factuur {{invoice_number}} is nog steeds niet betaald',
      before: [
        'We hebben je herinnerd aan factuur {{invoice_number}} voor {{customer_company}}. {{amount}} moest op {{due_date}} betaald zijn en is niet ontvangen.',
        'Zonder betaling wordt {{customer_company}} op {{suspension_date}} geblokkeerd: jullie kunnen dan alles lezen en exporteren, maar niet importeren, plannen of versturen.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: 'Creditnota {{credit_note_number}} voor factuur {{invoice_number}}',
      heading: 'Creditnota {{credit_note_number}}',
      before: [
        'We crediteren {{amount}} aan {{customer_company}} voor factuur {{invoice_number}}.',
        'Reden: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'Betaling ontvangen: factuur {{invoice_number}}',
      heading: 'Bedankt voor je betaling',
      before: [
        'We hebben {{amount}} ontvangen voor factuur {{invoice_number}} van {{customer_company}}, te betalen uiterlijk {{due_date}}.',
        'Je abonnement: {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}} is geblokkeerd',
      before: [
        'Reden: {{reason}}',
        'Jullie kunnen alles lezen en exporteren, en ritten onderweg worden afgemaakt. Importeren, plannen en versturen wachten.',
      ],
      button: 'Abonnement en facturen',
    },
    company_resumed: {
      subject: '{{customer_company}} kan weer aan het werk',
      before: ['De blokkade is voorbij: importeer, plan en verstuur zoals voorheen.'],
      button: 'Overzicht openen',
    },
    company_closed: {
      subject: '{{customer_company}} is gesloten',
      before: [
        'De mensen van het bedrijf kunnen het niet meer openen. Verstuurde ritten worden afgemaakt, en ontvangers kunnen ze blijven volgen.',
        'Beheerders die inloggen kunnen de gegevens exporteren tot {{delete_day}}. Daarna worden orders, personen, voertuigen en bestanden verwijderd; facturen blijven bewaard.',
        'Was dit een vergissing? Schrijf ons voor die dag, dan openen we het weer.',
      ],
      button: 'Schrijf ons',
    },
    support_reply: {
      subject: 'Re: {{ticket_subject}}',
      heading: '{{ticket_subject}}',
      before: ['{{message}}'],
    },
    report_ready: {
      subject: '{{report_name}}: {{report_period}}',
      heading: '{{report_name}}',
      before: [
        'Hier is het rapport van {{report_company}} over {{report_period}}. Regels in de bijlage: {{row_count}}.',
      ],
      button: 'Rapport openen',
      after: [
        'Je krijgt deze e-mail omdat een collega je als lezer heeft gekozen. Op de pagina van het rapport kun je hem stopzetten.',
      ],
    },
  },
}
