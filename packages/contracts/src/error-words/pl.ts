import type { ErrorWords } from './types.ts'

export const pl: ErrorWords = {
  bad_request: ['Nie udało się odczytać żądania.', 'Sprawdź dane i spróbuj ponownie.'],
  validation_failed: ['Niektóre pola są nieprawidłowe.', 'Popraw zaznaczone pola.'],
  not_signed_in: ['Najpierw się zaloguj.', 'Zaloguj się i spróbuj ponownie.'],
  not_allowed: ['Twoja rola na to nie pozwala.', 'Zapytaj administratora swojej firmy.'],
  not_found: ['Nie znaleziono.', 'Mogło zostać usunięte albo należy do innej firmy.'],
  too_large: ['Plik jest większy niż {limit}.', 'Wyślij mniejszy plik.'],
  slow_request: ['Żądanie nie dotarło na czas.', 'Sprawdź połączenie i wyślij ponownie.'],
  too_many_requests: ['Za dużo żądań.', 'Odczekaj {seconds} s i spróbuj ponownie.'],
  internal: [
    'Coś poszło nie tak po naszej stronie.',
    'Spróbuj ponownie. Jeśli się powtórzy, podaj pomocy numer żądania.',
  ],
  unavailable: ['Usługa nie jest gotowa.', 'Spróbuj ponownie za kilka sekund.'],
  company_moving: ['{company} przenosi się na inny serwer.', 'Spróbuj ponownie za kilka sekund.'],
  membership_ended: [
    '{company} nie daje już temu kontu dostępu.',
    'Poproś administratora firmy o nowe zaproszenie.',
  ],
  account_exists: ['{email} ma już konto.', 'Najpierw zaloguj się tym adresem.'],
  invitation_not_found: [
    'Takie zaproszenie nie istnieje.',
    'Otwórz link z najnowszego e-maila albo poproś o nowe zaproszenie.',
  ],
  invitation_for_another: ['To zaproszenie jest dla {email}.', 'Wyloguj się i otwórz link ponownie.'],
  invitation_expired: ['To zaproszenie wygasło.', 'Poproś firmę {company}, aby wysłała je ponownie.'],
  invitation_revoked: ['{company} wycofała to zaproszenie.', 'Poproś o nowe, jeśli to pomyłka.'],
  invitation_used: ['To zaproszenie zostało już przyjęte.', 'Zaloguj się jako {email}.'],
  driver_code_wrong: ['Ten kod nie działa.', 'Kod działa raz i przez 15 minut. Poproś dyspozytora o nowy.'],
  calls_off: [
    'Twoja firma nie pozwala dzwonić ani pisać SMS-ów do odbiorców.',
    'Napisz wiadomość do odbiorcy albo notatkę do dyspozytora.',
  ],
  number_missing: [
    'Brakuje numeru telefonu.',
    'Poproś dyspozytora, aby go dodał z numerem kierunkowym kraju.',
  ],
  call_failed: ['Operator nie połączył rozmowy.', 'Spróbuj za chwilę albo napisz wiadomość.'],
  delivery_not_found: [
    'Nie znaleziono przesyłki. Sprawdź numer śledzenia.',
    'Jest w e-mailu lub wiadomości od nadawcy. Po zalogowaniu wystarczy numer zamówienia.',
  ],
  claim_needed: [
    'Tej przesyłki nie ma jeszcze na twojej liście.',
    'Otwórz jej stronę śledzenia i podaj cztery ostatnie znaki telefonu lub e-maila z zamówienia.',
  ],
  messages_closed: ['Ta firma nie przyjmuje tu wiadomości.', 'Skontaktuj się z nią bezpośrednio.'],
  too_many_messages: [
    'W ostatniej godzinie wysłano stąd dużo wiadomości.',
    'Poczekaj chwilę albo skontaktuj się z firmą bezpośrednio.',
  ],
  message_length: ['Wiadomość ma od 1 do 1000 znaków.', 'Skróć ją albo wyślij jako dwie.'],
  slot_full: ['Ta godzina została właśnie zajęta.', 'Wybierz inną godzinę lub inny dzień.'],
  day_not_offered: ['Ten dzień nie jest dostępny.', 'Wybierz dzień od dziś do 30 dni naprzód.'],
  slot_not_offered: ['Ta godzina nie jest dostępna.', 'Wybierz rano, po południu albo dowolną porę.'],
  phone_needed: [
    'Do SMS-a lub rozmowy potrzebny jest numer telefonu.',
    'Podaj go z numerem kierunkowym kraju, np. +48 22 621 1111.',
  ],
  photo_not_found: ['Zdjęcie z tej opinii nie dotarło.', 'Usuń je i dodaj ponownie.'],
  delivery_on_the_van: [
    'Twoja paczka jest w drodze, dnia nie można już zmienić.',
    'Nadal możesz wybrać, gdzie ją zostawić.',
  ],
  delivery_is_over: [
    'Ta dostawa jest zakończona i nie można jej zmienić.',
    'Na stronie śledzenia widać, co się stało.',
  ],
  not_delivered_yet: ['Ta paczka nie została jeszcze doręczona.', 'Wróć po doręczeniu.'],
  feedback_given: ['Opinia o tej dostawie została już wysłana.', 'Znajdziesz ją w poprzednich dostawach.'],
}
