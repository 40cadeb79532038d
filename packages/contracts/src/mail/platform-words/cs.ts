// Czech words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'Nebo zadejte kód {{code}}.'
const NOT_YOU = 'Pokud jste to nebyli vy, tento e-mail ignorujte.'
const PAID = 'Pokud jste v posledních dnech zaplatili, tento e-mail ignorujte.'
const INVOICES = 'Otevřít faktury'

export const cs: PlatformMailWords = {
  greeting: 'Dobrý den, {{user_name}},',
  reader: 'vítejte',
  values: {
    member: 'člen týmu',
    roles: { admin: 'správce', dispatcher: 'dispečer', viewer: 'jen pro čtení', driver: 'řidič' },
    trialEnd: '{day}',
    unpaid: 'faktura není zaplacena déle než {days} dní',
    ticket: 'Přečíst a odpovědět můžete zde:',
  },
  mails: {
    password_reset: {
      subject: 'Obnovení hesla',
      before: ['Obdrželi jsme žádost o nové heslo k vašemu účtu.'],
      button: 'Nastavit nové heslo',
      after: ['Odkaz platí {{expiry_hours}} hodin a funguje jednou.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: 'Vítejte v {{product_name}}',
      before: [
        'Zkušební doba pro {{trial_company}} trvá {{trial_days}} dní a nevyžaduje kartu.',
        'Nahrajte seznam objednávek, spusťte optimalizaci a podívejte se na zítřek dřív, než začne.',
      ],
      button: 'Otevřít přehled',
    },
    email_confirmation: {
      subject: 'Potvrďte svou e-mailovou adresu',
      before: ['Potvrďte prosím, že je tato adresa vaše.'],
      button: 'Potvrdit e-mailovou adresu',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: 'Pozvánka od {{inviting_company}}',
      before: ['{{inviting_company}} vás zve ke spolupráci v {{product_name}}. Vaše role: {{role_name}}.'],
      button: 'Přijmout pozvánku',
      after: [
        'Odkaz funguje jednou. Doba platnosti: {{expires_in}}.',
        'Pokud nevíte, kdo vás pozval, tento e-mail ignorujte.',
      ],
    },
    magic_link: {
      subject: 'Váš přihlašovací odkaz',
      heading: 'Přihlášení',
      before: ['Tímto odkazem se přihlásíte. Funguje jednou.'],
      button: 'Přihlásit se',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'Potvrďte novou e-mailovou adresu',
      before: ['Potvrďte prosím novou e-mailovou adresu svého účtu.'],
      button: 'Potvrdit e-mailovou adresu',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'Váš potvrzovací kód',
      before: ['Pro pokračování zadejte tento kód: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: 'Účet v {{product_name}} už máte',
      before: [
        'Někdo s touto adresou požádal o zkušební dobu, ale adresa už účet má. Přihlaste se, nebo si na přihlašovací stránce zvolte nové heslo.',
      ],
      button: 'Přihlásit se',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'K účtu v {{product_name}} byl přidán přístupový klíč',
      heading: 'K vašemu účtu byl přidán přístupový klíč',
      before: [
        'Byl přidán přístupový klíč „{{passkey_name}}“ ({{added_at}}). Kdo ho má, může se přihlásit jako vy.',
      ],
      button: 'Zobrazit přístupové klíče',
      after: ['Pokud jste to nebyli vy, odeberte ho tam, ukončete ostatní relace a zvolte nové heslo.'],
    },
    passwords_refused: {
      subject: 'Někdo se snaží uhodnout vaše heslo k {{product_name}}',
      heading: 'Někdo se snaží uhodnout vaše heslo',
      before: [
        'Počet chybných hesel k vašemu účtu za poslední den: {{tries}}, z míst, odkud jste se nikdy nepřihlásili. Účet je v bezpečí: do zítřka se z takových míst žádné heslo nepřijme.',
        'Odkud jste se přihlásili dříve, přihlásíte se jako obvykle. Jinde použijte nové heslo nebo přihlašovací odkaz.',
      ],
      button: 'Zkontrolovat přihlášení',
      after: ['Pokud ještě nemáte druhý krok, zapněte ho tam.'],
    },
    contact_message: {
      subject: 'Zpráva ({{topic}}): {{sender_name}}',
      heading: 'Nová zpráva z kontaktního formuláře',
      before: [
        'Od: {{sender_name}} <{{sender_email}}>',
        'Firma: {{sender_company}}',
        'Telefon: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'Zkušební doba končí {{trial_end}}',
      before: [
        'Potom {{customer_company}} může vše číst a exportovat; import, plánování a odesílání tras čekají na výběr tarifu.',
      ],
      button: 'Vybrat tarif',
    },
    trial_ended: {
      subject: 'Zkušební doba skončila',
      before: [
        'Zkušební doba pro {{customer_company}} skončila. Co jste vytvořili, zůstává, a trasy na cestě dojedou do konce.',
      ],
      button: 'Vybrat tarif',
    },
    invoice_issued: {
      subject: 'Faktura {{invoice_number}}: {{amount}}',
      heading: 'Faktura {{invoice_number}}',
      before: [
        'V příloze je faktura {{invoice_number}} pro {{customer_company}} na {{amount}}. Splatnost: {{due_date}}.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'Upomínka: faktura {{invoice_number}} byla splatná {{due_date}}',
      heading: 'Faktura {{invoice_number}} je po splatnosti',
      before: [
        'Faktura {{invoice_number}} pro {{customer_company}} na {{amount}} byla splatná {{due_date}} a ještě není zaplacena.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'Poslední upomínka: faktura {{invoice_number}}',
      heading: 'Faktura {{invoice_number}} stále není zaplacena',
      before: [
        'Upomínali jsme fakturu {{invoice_number}} pro {{customer_company}}. Částka {{amount}} byla splatná {{due_date}} a nedorazila.',
        'Bez platby bude {{customer_company}} pozastavena {{suspension_date}}: vše půjde číst a exportovat, ale ne importovat, plánovat ani odesílat.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: 'Dobropis {{credit_note_number}} k faktuře {{invoice_number}}',
      heading: 'Dobropis {{credit_note_number}}',
      before: [
        'K faktuře {{invoice_number}} vystavujeme pro {{customer_company}} dobropis na {{amount}}.',
        'Důvod: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'Platba přijata: faktura {{invoice_number}}',
      heading: 'Děkujeme za platbu',
      before: [
        'Přijali jsme {{amount}} za fakturu {{invoice_number}} pro {{customer_company}} se splatností {{due_date}}.',
        'Váš tarif: {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: 'Firma {{customer_company}} je pozastavena',
      before: [
        'Důvod: {{reason}}',
        'Vše můžete číst a exportovat a trasy na cestě dojedou do konce. Import, plánování a odesílání čekají.',
      ],
      button: 'Tarif a faktury',
    },
    company_resumed: {
      subject: 'Firma {{customer_company}} může znovu pracovat',
      before: ['Pozastavení skončilo: importujte, plánujte a odesílejte jako dříve.'],
      button: 'Otevřít přehled',
    },
    company_closed: {
      subject: 'Firma {{customer_company}} je zavřená',
      before: [
        'Její lidé ji už nemohou otevřít. Odeslané trasy dojedou do konce a příjemci je mohou dál sledovat.',
        'Správci, kteří se přihlásí, mohou data exportovat do {{delete_day}}. Potom se objednávky, osoby, vozidla a soubory smažou; faktury zůstanou.',
        'Pokud to byl omyl, napište nám před tímto dnem a znovu ji otevřeme.',
      ],
      button: 'Napsat nám',
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
        'Zde je přehled {{report_company}} za {{report_period}}. Řádků v přiloženém souboru: {{row_count}}.',
      ],
      button: 'Otevřít přehled',
      after: [
        'Tento e-mail dostáváte, protože vás kolega vybral jako čtenáře. Na stránce přehledu ho lze zastavit.',
      ],
    },
  },
}
