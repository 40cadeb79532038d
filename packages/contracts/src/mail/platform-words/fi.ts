// Finnish words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'Tai syötä koodi {{code}}.'
const NOT_YOU = 'Jos tämä et ollut sinä, jätä viesti huomiotta.'
const PAID = 'Jos olet maksanut viime päivinä, jätä viesti huomiotta.'
const INVOICES = 'Avaa laskut'

export const fi: PlatformMailWords = {
  greeting: 'Hei {{user_name}},',
  reader: 'sinä',
  values: {
    member: 'jäsen',
    roles: { admin: 'ylläpitäjä', dispatcher: 'ajojärjestelijä', viewer: 'vain luku', driver: 'kuljettaja' },
    trialEnd: '{day}',
    unpaid: 'lasku on ollut maksamatta yli {days} päivää',
    ticket: 'Lue ja vastaa tästä:',
  },
  mails: {
    password_reset: {
      subject: 'Salasanan vaihto',
      before: ['Tilillesi pyydettiin uutta salasanaa.'],
      button: 'Aseta uusi salasana',
      after: ['Linkki vanhenee {{expiry_hours}} tunnin kuluttua ja toimii kerran.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: 'Tervetuloa: {{product_name}}',
      before: [
        'Yrityksen {{trial_company}} kokeilu kestää {{trial_days}} päivää eikä vaadi korttia.',
        'Tuo tilauslista, optimoi ja näe huominen ennen kuin se alkaa.',
      ],
      button: 'Avaa yleisnäkymä',
    },
    email_confirmation: {
      subject: 'Vahvista sähköpostiosoitteesi',
      before: ['Vahvista, että tämä osoite on sinun.'],
      button: 'Vahvista sähköpostiosoite',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: 'Kutsu: {{inviting_company}}',
      before: [
        '{{inviting_company}} kutsuu sinut työskentelemään kanssaan palvelussa {{product_name}}. Roolisi: {{role_name}}.',
      ],
      button: 'Hyväksy kutsu',
      after: [
        'Linkki toimii kerran. Voimassaoloaika: {{expires_in}}.',
        'Jos et tiedä, kuka sinut kutsui, jätä viesti huomiotta.',
      ],
    },
    magic_link: {
      subject: 'Kirjautumislinkkisi',
      heading: 'Kirjaudu sisään',
      before: ['Tällä linkillä kirjaudut sisään. Se toimii kerran.'],
      button: 'Kirjaudu sisään',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'Vahvista uusi sähköpostiosoitteesi',
      before: ['Vahvista tilisi uusi sähköpostiosoite.'],
      button: 'Vahvista sähköpostiosoite',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'Vahvistuskoodisi',
      before: ['Jatka syöttämällä tämä koodi: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: 'Sinulla on jo tili: {{product_name}}',
      before: [
        'Joku pyysi kokeilua tällä osoitteella, jolla on jo tili. Kirjaudu sisään tai valitse uusi salasana kirjautumissivulla.',
      ],
      button: 'Kirjaudu sisään',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'Tilillesi lisättiin avainkoodi: {{product_name}}',
      heading: 'Tilillesi lisättiin avainkoodi',
      before: [
        'Avainkoodi ”{{passkey_name}}” lisättiin ({{added_at}}). Se, jolla se on, voi kirjautua sinuna.',
      ],
      button: 'Katso avainkoodisi',
      after: ['Jos tämä et ollut sinä, poista se siellä, päätä muut istunnot ja valitse uusi salasana.'],
    },
    passwords_refused: {
      subject: 'Joku yrittää arvata salasanasi: {{product_name}}',
      heading: 'Joku yrittää arvata salasanasi',
      before: [
        'Tilillesi viimeisen vuorokauden aikana kokeiltuja vääriä salasanoja: {{tries}}, paikoista, joista et ole koskaan kirjautunut. Tilisi on turvassa: huomiseen asti sellaisista paikoista ei hyväksytä salasanaa.',
        'Paikoista, joista olet kirjautunut aiemmin, kirjaudut kuten ennenkin. Käytä muualla uutta salasanaa tai kirjautumislinkkiä.',
      ],
      button: 'Tarkista kirjautumiset',
      after: ['Ota siellä käyttöön toinen vaihe, jos sitä ei vielä ole.'],
    },
    contact_message: {
      subject: 'Yhteydenotto ({{topic}}): {{sender_name}}',
      heading: 'Uusi viesti yhteydenottolomakkeelta',
      before: [
        'Lähettäjä: {{sender_name}} <{{sender_email}}>',
        'Yritys: {{sender_company}}',
        'Puhelin: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'Kokeilusi päättyy {{trial_end}}',
      before: [
        'Sen jälkeen {{customer_company}} voi lukea ja viedä kaiken; tuonti, suunnittelu ja lähetys odottavat, kunnes tilaus on valittu.',
      ],
      button: 'Valitse tilaus',
    },
    trial_ended: {
      subject: 'Kokeilusi on päättynyt',
      before: [
        'Yrityksen {{customer_company}} kokeilu on ohi. Tekemänne säilyy, ja ajossa olevat reitit ajetaan loppuun.',
      ],
      button: 'Valitse tilaus',
    },
    invoice_issued: {
      subject: 'Lasku {{invoice_number}}: {{amount}}',
      heading: 'Lasku {{invoice_number}}',
      before: [
        'Liitteenä on lasku {{invoice_number}}, saaja {{customer_company}}, summa {{amount}}. Eräpäivä: {{due_date}}.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'Muistutus: laskun {{invoice_number}} eräpäivä oli {{due_date}}',
      heading: 'Lasku {{invoice_number}} on erääntynyt',
      before: [
        'Laskun {{invoice_number}} ({{customer_company}}, {{amount}}) eräpäivä oli {{due_date}}, eikä sitä ole vielä maksettu.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'Viimeinen muistutus: lasku {{invoice_number}}',
      heading: 'Lasku {{invoice_number}} on yhä maksamatta',
      before: [
        'Muistutimme laskusta {{invoice_number}} ({{customer_company}}). {{amount}} erääntyi {{due_date}} eikä ole saapunut.',
        'Ilman maksua {{customer_company}} jäädytetään {{suspension_date}}: voitte silloin lukea ja viedä kaiken, mutta ette tuoda, suunnitella tai lähettää.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: 'Hyvityslasku {{credit_note_number}} laskuun {{invoice_number}}',
      heading: 'Hyvityslasku {{credit_note_number}}',
      before: [
        'Hyvitämme {{amount}} laskusta {{invoice_number}}, saaja {{customer_company}}.',
        'Syy: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'Maksu vastaanotettu: lasku {{invoice_number}}',
      heading: 'Kiitos maksusta',
      before: [
        'Saimme {{amount}} laskusta {{invoice_number}} ({{customer_company}}), jonka eräpäivä oli {{due_date}}.',
        'Tilauksesi: {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}} on jäädytetty',
      before: [
        'Syy: {{reason}}',
        'Voitte lukea ja viedä kaiken, ja ajossa olevat reitit ajetaan loppuun. Tuonti, suunnittelu ja lähetys odottavat.',
      ],
      button: 'Tilaus ja laskut',
    },
    company_resumed: {
      subject: '{{customer_company}} voi taas toimia',
      before: ['Jäädytys on päättynyt: tuokaa, suunnitelkaa ja lähettäkää kuten ennen.'],
      button: 'Avaa yleisnäkymä',
    },
    company_closed: {
      subject: '{{customer_company}} on suljettu',
      before: [
        'Sen ihmiset eivät voi enää avata sitä. Lähetetyt reitit ajetaan loppuun, ja vastaanottajat voivat seurata niitä edelleen.',
        'Sisään kirjautuvat ylläpitäjät voivat viedä tiedot {{delete_day}} asti. Sen jälkeen tilaukset, henkilöt, ajoneuvot ja tiedostot poistetaan; laskut säilytetään.',
        'Jos tämä oli erehdys, kirjoita meille ennen sitä päivää, niin avaamme sen uudelleen.',
      ],
      button: 'Kirjoita meille',
    },
    support_reply: {
      subject: 'Vs: {{ticket_subject}}',
      heading: '{{ticket_subject}}',
      before: ['{{message}}'],
    },
    report_ready: {
      subject: '{{report_name}}: {{report_period}}',
      heading: '{{report_name}}',
      before: [
        'Tässä on raportti: {{report_company}}, {{report_period}}. Rivejä liitetiedostossa: {{row_count}}.',
      ],
      button: 'Avaa raportti',
      after: [
        'Saat tämän viestin, koska työtoveri valitsi sinut lukijaksi. Sen voi lopettaa raportin sivulla.',
      ],
    },
  },
}
