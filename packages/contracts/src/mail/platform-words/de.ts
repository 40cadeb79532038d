// German words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'Oder gib den Code {{code}} ein.'
const NOT_YOU = 'Wenn du das nicht warst, kannst du diese E-Mail ignorieren.'
const PAID = 'Wenn du in den letzten Tagen gezahlt hast, kannst du diese E-Mail ignorieren.'
const INVOICES = 'Rechnungen öffnen'

export const de: PlatformMailWords = {
  greeting: 'Hallo {{user_name}},',
  reader: 'zusammen',
  values: {
    member: 'Mitglied',
    roles: { admin: 'Administrator', dispatcher: 'Disponent', viewer: 'Leser', driver: 'Fahrer' },
    trialEnd: 'am {day}',
    unpaid: 'eine Rechnung ist seit mehr als {days} Tagen unbezahlt',
    ticket: 'Hier lesen und antworten:',
  },
  mails: {
    password_reset: {
      subject: 'Passwort zurücksetzen',
      before: ['Für dein Konto wurde ein neues Passwort angefordert.'],
      button: 'Neues Passwort festlegen',
      after: ['Der Link gilt {{expiry_hours}} Stunden und funktioniert einmal.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: 'Willkommen bei {{product_name}}',
      before: [
        'Der Test für {{trial_company}} läuft {{trial_days}} Tage und braucht keine Karte.',
        'Importiere eine Liste von Aufträgen, lass sie optimieren und sieh den morgigen Tag, bevor er beginnt.',
      ],
      button: 'Übersicht öffnen',
    },
    email_confirmation: {
      subject: 'Bestätige deine E-Mail-Adresse',
      before: ['Bitte bestätige, dass diese Adresse dir gehört.'],
      button: 'E-Mail-Adresse bestätigen',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: 'Einladung zu {{inviting_company}}',
      before: [
        '{{inviting_company}} hat dich eingeladen, auf {{product_name}} mitzuarbeiten. Deine Rolle: {{role_name}}.',
      ],
      button: 'Einladung annehmen',
      after: [
        'Der Link funktioniert einmal. Er gilt so lange: {{expires_in}}.',
        'Wenn du nicht weißt, wer dich eingeladen hat, kannst du diese E-Mail ignorieren.',
      ],
    },
    magic_link: {
      subject: 'Dein Anmeldelink',
      heading: 'Anmelden',
      before: ['Mit diesem Link meldest du dich an. Er funktioniert einmal.'],
      button: 'Anmelden',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      before: ['Bitte bestätige die neue E-Mail-Adresse deines Kontos.'],
      button: 'E-Mail-Adresse bestätigen',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'Dein Bestätigungscode',
      before: ['Gib diesen Code ein, um fortzufahren: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: 'Du hast bereits ein Konto bei {{product_name}}',
      before: [
        'Mit dieser Adresse wurde ein Test angefordert, sie hat aber schon ein Konto. Melde dich an oder wähle über „Passwort vergessen?“ ein neues Passwort.',
      ],
      button: 'Anmelden',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'Neuer Passkey für dein Konto bei {{product_name}}',
      heading: 'Neuer Passkey für dein Konto',
      before: [
        'Der Passkey „{{passkey_name}}“ wurde hinzugefügt ({{added_at}}). Wer ihn hat, kann sich als du anmelden.',
      ],
      button: 'Passkeys ansehen',
      after: [
        'Wenn du das nicht warst, entferne ihn dort, beende die anderen Sitzungen und wähle ein neues Passwort.',
      ],
    },
    passwords_refused: {
      subject: 'Jemand versucht, dein Passwort bei {{product_name}} zu erraten',
      heading: 'Jemand versucht, dein Passwort zu erraten',
      before: [
        'Falsche Passwörter für dein Konto am letzten Tag: {{tries}}. Sie kamen von Orten, an denen du dich nie angemeldet hast. Dein Konto ist sicher: Bis morgen wird von solchen Orten kein Passwort angenommen.',
        'Wo du dich früher angemeldet hast, kannst du es weiter tun. Überall sonst nimm „Passwort vergessen?“ oder einen Anmeldelink.',
      ],
      button: 'Anmeldungen prüfen',
      after: ['Schalte dort einen zweiten Schritt ein, wenn du noch keinen hast.'],
    },
    contact_message: {
      subject: 'Kontakt ({{topic}}): {{sender_name}}',
      heading: 'Neue Nachricht über das Kontaktformular',
      before: [
        'Von: {{sender_name}} <{{sender_email}}>',
        'Firma: {{sender_company}}',
        'Telefon: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'Dein Test endet {{trial_end}}',
      before: [
        'Danach kann {{customer_company}} alles lesen und exportieren. Importieren, Planen und Freigeben warten, bis ein Tarif gewählt ist.',
      ],
      button: 'Tarif wählen',
    },
    trial_ended: {
      subject: 'Dein Test ist zu Ende',
      before: [
        'Der Test von {{customer_company}} ist vorbei. Was ihr angelegt habt, bleibt erhalten; Touren unterwegs laufen bis zum Ende.',
      ],
      button: 'Tarif wählen',
    },
    invoice_issued: {
      subject: 'Rechnung {{invoice_number}}: {{amount}}',
      heading: 'Rechnung {{invoice_number}}',
      before: [
        'Die Rechnung {{invoice_number}} für {{customer_company}} über {{amount}} liegt bei. Sie ist am {{due_date}} fällig.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'Erinnerung: Rechnung {{invoice_number}} war am {{due_date}} fällig',
      heading: 'Rechnung {{invoice_number}} ist überfällig',
      before: [
        'Die Rechnung {{invoice_number}} für {{customer_company}} über {{amount}} war am {{due_date}} fällig und ist noch nicht bezahlt.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'Letzte Mahnung: Rechnung {{invoice_number}}',
      heading: 'Rechnung {{invoice_number}} ist weiter unbezahlt',
      before: [
        'Wir haben an die Rechnung {{invoice_number}} für {{customer_company}} erinnert. {{amount}} waren am {{due_date}} fällig und sind nicht eingegangen.',
        'Ohne die Zahlung wird {{customer_company}} am {{suspension_date}} gesperrt: Ihr könnt dann alles lesen und exportieren, aber nicht importieren, planen oder freigeben.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: 'Gutschrift {{credit_note_number}} zur Rechnung {{invoice_number}}',
      heading: 'Gutschrift {{credit_note_number}}',
      before: [
        'Wir schreiben {{customer_company}} {{amount}} zur Rechnung {{invoice_number}} gut.',
        'Grund: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'Zahlung eingegangen: Rechnung {{invoice_number}}',
      heading: 'Danke für deine Zahlung',
      before: [
        '{{amount}} für die Rechnung {{invoice_number}} von {{customer_company}}, fällig am {{due_date}}, sind eingegangen.',
        'Dein Tarif: {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}} ist gesperrt',
      before: [
        'Grund: {{reason}}',
        'Ihr könnt alles lesen und exportieren; Touren unterwegs laufen bis zum Ende. Importieren, Planen und Freigeben warten.',
      ],
      button: 'Tarif und Rechnungen',
    },
    company_resumed: {
      subject: '{{customer_company}} kann wieder arbeiten',
      before: ['Die Sperre ist aufgehoben: Importiert, plant und gebt frei wie zuvor.'],
      button: 'Übersicht öffnen',
    },
    company_closed: {
      subject: '{{customer_company}} ist geschlossen',
      before: [
        'Die Personen der Firma können sie nicht mehr öffnen. Freigegebene Touren werden zu Ende gefahren, und Empfänger können sie weiter verfolgen.',
        'Administratoren, die sich anmelden, können die Daten bis zum {{delete_day}} exportieren. Danach werden Aufträge, Personen, Fahrzeuge und Dateien gelöscht; Rechnungen bleiben erhalten.',
        'Wenn das ein Versehen war, schreib uns vor diesem Tag, und wir öffnen sie wieder.',
      ],
      button: 'Schreib uns',
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
        'Hier ist der Bericht von {{report_company}} für {{report_period}}. Zeilen in der beigefügten Datei: {{row_count}}.',
      ],
      button: 'Bericht öffnen',
      after: [
        'Du bekommst diese E-Mail, weil dich jemand aus dem Team als Leser gewählt hat. Auf der Seite des Berichts lässt sie sich abstellen.',
      ],
    },
  },
}
