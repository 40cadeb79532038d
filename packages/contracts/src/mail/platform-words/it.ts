// Italian words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'Oppure inserisci il codice {{code}}.'
const NOT_YOU = 'Se non sei stato tu, puoi ignorare questa e-mail.'
const PAID = 'Se hai pagato negli ultimi giorni, puoi ignorare questa e-mail.'
const INVOICES = 'Apri le fatture'

export const it: PlatformMailWords = {
  greeting: 'Ciao {{user_name}},',
  reader: 'a te',
  values: {
    member: 'membro',
    roles: {
      admin: 'amministratore',
      dispatcher: 'operatore di centrale',
      viewer: 'sola lettura',
      driver: 'autista',
    },
    trialEnd: 'il {day}',
    unpaid: 'una fattura non è pagata da più di {days} giorni',
    ticket: 'Leggi e rispondi qui:',
  },
  mails: {
    password_reset: {
      subject: 'Reimposta la password',
      before: ['È stata richiesta una nuova password per il tuo account.'],
      button: 'Scegli una nuova password',
      after: ['Il link scade tra {{expiry_hours}} ore e funziona una volta sola.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: 'Ti diamo il benvenuto in {{product_name}}',
      before: [
        'La prova di {{trial_company}} dura {{trial_days}} giorni e non richiede carta.',
        'Importa un elenco di ordini, avvia l’ottimizzazione e guarda la giornata di domani prima che cominci.',
      ],
      button: 'Apri il pannello',
    },
    email_confirmation: {
      subject: 'Conferma il tuo indirizzo e-mail',
      before: ['Conferma che questo indirizzo è tuo.'],
      button: 'Conferma l’indirizzo',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: 'Invito da {{inviting_company}}',
      before: [
        '{{inviting_company}} ti invita a lavorare con la sua squadra su {{product_name}}. Il tuo ruolo: {{role_name}}.',
      ],
      button: 'Accetta l’invito',
      after: [
        'Il link funziona una volta, per {{expires_in}}.',
        'Se non sai chi ti ha invitato, puoi ignorare questa e-mail.',
      ],
    },
    magic_link: {
      subject: 'Il tuo link di accesso',
      heading: 'Accedi',
      before: ['Con questo link accedi. Funziona una volta.'],
      button: 'Accedi',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'Conferma il nuovo indirizzo e-mail',
      before: ['Conferma il nuovo indirizzo e-mail del tuo account.'],
      button: 'Conferma l’indirizzo',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'Il tuo codice di conferma',
      before: ['Inserisci questo codice per continuare: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: 'Hai già un account {{product_name}}',
      before: [
        'Qualcuno ha chiesto una prova con questo indirizzo, che ha già un account. Accedi, oppure scegli una nuova password con «Password dimenticata?».',
      ],
      button: 'Accedi',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'Nuova passkey per il tuo account {{product_name}}',
      heading: 'Nuova passkey per il tuo account',
      before: [
        'È stata aggiunta la passkey «{{passkey_name}}» ({{added_at}}). Chi la possiede può accedere come te.',
      ],
      button: 'Vedi le tue passkey',
      after: ['Se non sei stato tu, rimuovila da lì, chiudi le altre sessioni e scegli una nuova password.'],
    },
    passwords_refused: {
      subject: 'Qualcuno cerca di indovinare la tua password di {{product_name}}',
      heading: 'Qualcuno cerca di indovinare la tua password',
      before: [
        'Password errate provate sul tuo account nell’ultimo giorno: {{tries}}, da luoghi da cui non hai mai effettuato l’accesso. Il tuo account è al sicuro: fino a domani da quei luoghi non si accetta alcuna password.',
        'Da dove accedevi prima puoi accedere come sempre. Altrove usa «Password dimenticata?» o un link di accesso.',
      ],
      button: 'Controlla i tuoi accessi',
      after: ['Attiva lì un secondo passaggio, se non l’hai ancora fatto.'],
    },
    contact_message: {
      subject: 'Contatto ({{topic}}): {{sender_name}}',
      heading: 'Nuovo messaggio di contatto',
      before: [
        'Da: {{sender_name}} <{{sender_email}}>',
        'Azienda: {{sender_company}}',
        'Telefono: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'La tua prova termina {{trial_end}}',
      before: [
        'Dopo, {{customer_company}} potrà leggere ed esportare tutto; importare, pianificare e inviare attenderanno la scelta di un piano.',
      ],
      button: 'Scegli un piano',
    },
    trial_ended: {
      subject: 'La tua prova è terminata',
      before: [
        'La prova di {{customer_company}} è terminata. Quello che avete creato resta, e i giri in corso arrivano alla fine.',
      ],
      button: 'Scegli un piano',
    },
    invoice_issued: {
      subject: 'Fattura {{invoice_number}}: {{amount}}',
      heading: 'Fattura {{invoice_number}}',
      before: [
        'In allegato la fattura {{invoice_number}} per {{customer_company}} di {{amount}}. Scadenza: {{due_date}}.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'Promemoria: la fattura {{invoice_number}} è scaduta il {{due_date}}',
      heading: 'La fattura {{invoice_number}} è scaduta',
      before: [
        'La fattura {{invoice_number}} per {{customer_company}} di {{amount}} è scaduta il {{due_date}} e non è ancora pagata.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'Ultimo avviso: fattura {{invoice_number}}',
      heading: 'La fattura {{invoice_number}} non è ancora pagata',
      before: [
        'Ti abbiamo ricordato la fattura {{invoice_number}} per {{customer_company}}. {{amount}} erano da pagare entro il {{due_date}} e non sono arrivati.',
        'Senza il pagamento {{customer_company}} sarà sospesa il {{suspension_date}}: potrete leggere ed esportare tutto, ma non importare, pianificare o inviare.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: 'Nota di credito {{credit_note_number}} per la fattura {{invoice_number}}',
      heading: 'Nota di credito {{credit_note_number}}',
      before: [
        'Accreditiamo {{amount}} a {{customer_company}} per la fattura {{invoice_number}}.',
        'Motivo: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'Pagamento ricevuto: fattura {{invoice_number}}',
      heading: 'Grazie per il pagamento',
      before: [
        'Abbiamo ricevuto {{amount}} per la fattura {{invoice_number}} di {{customer_company}}, con scadenza {{due_date}}.',
        'Il tuo piano: {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}} è sospesa',
      before: [
        'Motivo: {{reason}}',
        'Potete leggere ed esportare tutto, e i giri in corso arrivano alla fine. Importare, pianificare e inviare attendono.',
      ],
      button: 'Piano e fatture',
    },
    company_resumed: {
      subject: '{{customer_company}} può riprendere a lavorare',
      before: ['La sospensione è finita: importate, pianificate e inviate come prima.'],
      button: 'Apri il pannello',
    },
    company_closed: {
      subject: '{{customer_company}} è chiusa',
      before: [
        'Le sue persone non possono più aprirla. I giri già inviati si concludono e i destinatari possono seguirli.',
        'Gli amministratori che accedono possono esportarne i dati fino al {{delete_day}}. Dopo quel giorno ordini, persone, veicoli e file vengono cancellati; le fatture restano.',
        'Se è stato un errore, scrivici prima di quel giorno e la riapriamo.',
      ],
      button: 'Scrivici',
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
        'Ecco il report di {{report_company}} per {{report_period}}. Righe nel file allegato: {{row_count}}.',
      ],
      button: 'Apri il report',
      after: [
        'Ricevi questa e-mail perché un collega ti ha scelto come lettore. Si può fermare dalla pagina del report.',
      ],
    },
  },
}
