// Polish words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'Możesz też wpisać kod {{code}}.'
const NOT_YOU = 'Jeśli to nie Ty, zignoruj tę wiadomość.'
const PAID = 'Jeśli zapłaciłeś w ostatnich dniach, zignoruj tę wiadomość.'
const INVOICES = 'Otwórz faktury'

export const pl: PlatformMailWords = {
  greeting: 'Dzień dobry, {{user_name}},',
  reader: 'witamy',
  values: {
    member: 'członek zespołu',
    roles: { admin: 'administrator', dispatcher: 'dyspozytor', viewer: 'tylko odczyt', driver: 'kierowca' },
    trialEnd: '{day}',
    unpaid: 'faktura jest nieopłacona od ponad {days} dni',
    ticket: 'Przeczytaj i odpowiedz tutaj:',
  },
  mails: {
    password_reset: {
      subject: 'Ustaw nowe hasło',
      before: ['Otrzymaliśmy prośbę o nowe hasło do Twojego konta.'],
      button: 'Ustaw nowe hasło',
      after: ['Link działa raz i wygasa po {{expiry_hours}} godz.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: 'Witamy w {{product_name}}',
      before: [
        'Okres próbny firmy {{trial_company}} trwa {{trial_days}} dni i nie wymaga karty.',
        'Zaimportuj listę zamówień, uruchom optymalizację i zobacz jutrzejszy dzień, zanim się zacznie.',
      ],
      button: 'Otwórz pulpit',
    },
    email_confirmation: {
      subject: 'Potwierdź swój adres e-mail',
      before: ['Potwierdź, że ten adres należy do Ciebie.'],
      button: 'Potwierdź adres e-mail',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: 'Zaproszenie do firmy {{inviting_company}}',
      before: [
        '{{inviting_company}} zaprasza Cię do wspólnej pracy w {{product_name}}. Twoja rola: {{role_name}}.',
      ],
      button: 'Przyjmij zaproszenie',
      after: [
        'Link działa raz. Czas na przyjęcie: {{expires_in}}.',
        'Jeśli nie wiesz, kto Cię zaprosił, zignoruj tę wiadomość.',
      ],
    },
    magic_link: {
      subject: 'Twój link do logowania',
      heading: 'Logowanie',
      before: ['Ten link loguje Cię na konto. Działa raz.'],
      button: 'Zaloguj się',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'Potwierdź nowy adres e-mail',
      before: ['Potwierdź nowy adres e-mail swojego konta.'],
      button: 'Potwierdź adres e-mail',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'Twój kod potwierdzenia',
      before: ['Wpisz ten kod, aby kontynuować: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: 'Masz już konto w {{product_name}}',
      before: [
        'Ktoś poprosił o okres próbny na ten adres, a ma on już konto. Zaloguj się albo wybierz nowe hasło przez „Nie pamiętasz hasła?”.',
      ],
      button: 'Zaloguj się',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'Nowy klucz dostępu do konta w {{product_name}}',
      heading: 'Nowy klucz dostępu do konta',
      before: [
        'Dodano klucz dostępu „{{passkey_name}}” ({{added_at}}). Kto go ma, może zalogować się jako Ty.',
      ],
      button: 'Zobacz klucze dostępu',
      after: ['Jeśli to nie Ty, usuń go tam, zakończ pozostałe sesje i ustaw nowe hasło.'],
    },
    passwords_refused: {
      subject: 'Ktoś próbuje odgadnąć Twoje hasło do {{product_name}}',
      heading: 'Ktoś próbuje odgadnąć Twoje hasło',
      before: [
        'Błędne hasła do Twojego konta w ciągu ostatniej doby: {{tries}}, z miejsc, w których nigdy się nie logowano. Konto jest bezpieczne: do jutra z takich miejsc nie przyjmujemy żadnego hasła.',
        'Tam, gdzie logowałeś się wcześniej, zalogujesz się jak zwykle. Gdzie indziej wybierz „Nie pamiętasz hasła?” albo link do logowania.',
      ],
      button: 'Sprawdź logowania',
      after: ['Włącz tam drugi krok, jeśli jeszcze go nie masz.'],
    },
    contact_message: {
      subject: 'Kontakt ({{topic}}): {{sender_name}}',
      heading: 'Nowa wiadomość z formularza kontaktowego',
      before: [
        'Od: {{sender_name}} <{{sender_email}}>',
        'Firma: {{sender_company}}',
        'Telefon: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'Okres próbny kończy się {{trial_end}}',
      before: [
        'Potem {{customer_company}} może wszystko czytać i eksportować; import, planowanie i wysyłanie tras czekają na wybór planu.',
      ],
      button: 'Wybierz plan',
    },
    trial_ended: {
      subject: 'Okres próbny się skończył',
      before: [
        'Okres próbny firmy {{customer_company}} minął. Wasze dane zostają, a trasy w drodze jadą do końca.',
      ],
      button: 'Wybierz plan',
    },
    invoice_issued: {
      subject: 'Faktura {{invoice_number}}: {{amount}}',
      heading: 'Faktura {{invoice_number}}',
      before: [
        'W załączniku faktura {{invoice_number}} dla {{customer_company}} na kwotę {{amount}}. Termin płatności: {{due_date}}.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'Przypomnienie: termin faktury {{invoice_number}} minął {{due_date}}',
      heading: 'Faktura {{invoice_number}} jest po terminie',
      before: [
        'Termin płatności faktury {{invoice_number}} dla {{customer_company}} na kwotę {{amount}} minął {{due_date}}, a faktura nie jest jeszcze opłacona.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'Ostateczne wezwanie: faktura {{invoice_number}}',
      heading: 'Faktura {{invoice_number}} nadal nie jest opłacona',
      before: [
        'Przypominaliśmy o fakturze {{invoice_number}} dla {{customer_company}}. Kwota {{amount}} z terminem {{due_date}} nie wpłynęła.',
        'Bez wpłaty firma {{customer_company}} zostanie zawieszona {{suspension_date}}: będzie można wszystko czytać i eksportować, ale nie importować, planować ani wysyłać tras.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: 'Nota kredytowa {{credit_note_number}} do faktury {{invoice_number}}',
      heading: 'Nota kredytowa {{credit_note_number}}',
      before: [
        'Uznajemy {{customer_company}} kwotą {{amount}} do faktury {{invoice_number}}.',
        'Powód: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'Wpłata otrzymana: faktura {{invoice_number}}',
      heading: 'Dziękujemy za wpłatę',
      before: [
        'Otrzymaliśmy {{amount}} za fakturę {{invoice_number}} firmy {{customer_company}} z terminem {{due_date}}.',
        'Twój plan: {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: 'Firma {{customer_company}} jest zawieszona',
      before: [
        'Powód: {{reason}}',
        'Wszystko można czytać i eksportować, a trasy w drodze jadą do końca. Import, planowanie i wysyłanie tras czekają.',
      ],
      button: 'Plan i faktury',
    },
    company_resumed: {
      subject: 'Firma {{customer_company}} znowu może pracować',
      before: ['Zawieszenie się skończyło: importujcie, planujcie i wysyłajcie trasy jak wcześniej.'],
      button: 'Otwórz pulpit',
    },
    company_closed: {
      subject: 'Firma {{customer_company}} jest zamknięta',
      before: [
        'Jej pracownicy nie mogą jej już otworzyć. Wysłane trasy jadą do końca, a odbiorcy mogą je dalej śledzić.',
        'Administratorzy po zalogowaniu mogą eksportować dane do {{delete_day}}. Potem usuwamy zamówienia, osoby, pojazdy i pliki; faktury zostają.',
        'Jeśli to pomyłka, napisz do nas przed tym dniem, a otworzymy ją ponownie.',
      ],
      button: 'Napisz do nas',
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
        'Oto raport firmy {{report_company}} za okres {{report_period}}. Wiersze w załączonym pliku: {{row_count}}.',
      ],
      button: 'Otwórz raport',
      after: [
        'Dostajesz tę wiadomość, bo ktoś z zespołu wybrał Cię na czytelnika. Można ją wyłączyć na stronie raportu.',
      ],
    },
  },
}
