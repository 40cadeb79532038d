import type { PortalErrorWords } from '../types.ts'

export const pl: PortalErrorWords = {
  right_missing: [
    'Twojej roli brakuje uprawnienia: {right}.',
    'Poproś administratora firmy, który zmienia role w Ustawieniach, Zespół.',
  ],
  unsupported_file: ['Ten rodzaj pliku nie jest obsługiwany.', 'Wyślij CSV lub XLSX.'],
  storage_full: ['Na serwerze zabrakło miejsca na dysku.', 'Zwolnij miejsce na dysku danych.'],
  already_member: ['{email} należy już do Twojej firmy.', 'Zmień rolę w Ustawieniach, Zespół.'],
  role_name_taken: ['Inna rola nazywa się {name}.', 'Wybierz inną nazwę.'],
  role_in_use: ['{name} to nadal rola członka lub otwartego zaproszenia.', 'Najpierw nadaj im inną rolę.'],
  last_admin: [
    'Firma potrzebuje co najmniej jednego administratora.',
    'Najpierw uczyń administratorem kogoś innego.',
  ],
  person_in_use: [
    'Tej osoby nie można jeszcze usunąć.',
    'Najpierw dostarcz lub anuluj jej zlecenia, zakończ trasy albo przekaż jej stanowisko komuś innemu.',
  ],
  driver_has_account: [
    '{driver} ma już konto.',
    'Usuń je w Ustawieniach, Zespół, zanim zaprosisz inny adres.',
  ],
  driver_signs_in_alone: [
    '{driver} nie może zalogować się kodem.',
    'Kody są dla kierowców, którzy tylko jeżdżą i tylko dla Twojej firmy. Inni logują się hasłem.',
  ],
  address_not_allowed: [
    'Właściciele nie mogą pracować z tego adresu.',
    'Użyj sieci z listy albo uruchom na serwerze npm run owner -- --allow-any-address.',
  ],
  own_address_missing: [
    'Twojego adresu {address} nie ma na liście.',
    'Dodaj go lub jego sieć: inaczej stracisz dostęp.',
  ],
  second_step_missing: [
    'Właściciele tej platformy potrzebują drugiego kroku.',
    'Dodaj go w Konto, Bezpieczeństwo, albo zaloguj się tym, który masz.',
  ],
  own_second_step_missing: [
    'Ty sam zalogowałeś się bez drugiego kroku.',
    'Dodaj go w Konto, Bezpieczeństwo, i zaloguj się nim: inaczej stracisz dostęp.',
  ],
  last_owner: ['Platforma potrzebuje właściciela.', 'Najpierw uczyń właścicielem kogoś innego.'],
  company_suspended: [
    'Twoja firma jest zawieszona.',
    'Powód znajdziesz w Ustawieniach, Plan. Dane pozostają do odczytu, a trasy w toku dobiegną końca.',
  ],
  report_too_large: [
    'Raport ma ponad {rows} wierszy lub trwa dłużej niż {seconds} s.',
    'Wybierz mniej dni, filtr lub inną grupę.',
  ],
  too_many_reports: [
    'Twoja firma ma {most} zapisanych raportów, czyli maksimum.',
    'Usuń taki, którego nikt nie czyta.',
  ],
  report_name_taken: ['Masz już raport o nazwie {name}.', 'Wybierz inną nazwę.'],
  article_changed: ['Ktoś w międzyczasie zmienił ten tekst.', 'Wczytaj go ponownie i powtórz zmianę.'],
  archive_running: ['Trwa zapis lub odczyt archiwum firmy.', 'Poczekaj na koniec i spróbuj ponownie.'],
  sample_needs_depot: [
    'Przykładowe zlecenia leżą wokół bazy, a jeszcze jej nie masz.',
    'Ustaw, skąd ruszają pojazdy, i spróbuj ponownie.',
  ],
  trial_ended: [
    'Twój okres próbny się skończył.',
    'Wybierz plan na stronie cennika. Dane pozostają do odczytu i eksportu.',
  ],
  subscription_ended: [
    'Twoja subskrypcja się skończyła.',
    'Wybierz plan w Ustawieniach, Plan. Dane pozostają do odczytu i eksportu.',
  ],
  vehicle_limit: ['Limit pojazdów w Twoim planie: {limit}.', 'Zarchiwizuj pojazd lub wybierz większy plan.'],
  plan_limit: ['Twój plan tego nie obejmuje.', 'Wybierz większy plan w Ustawieniach, Plan.'],
  plan_on_request: [
    'Cena planu {plan} jest na zapytanie.',
    'Napisz do nas przez stronę kontaktu, by ustalić cenę.',
  ],
  plan_is_current: ['Twoja firma ma już {plan}.', 'Wybierz inny plan.'],
  plan_in_use: ['{plan} ma subskrypcje.', 'Wycofaj go ze sprzedaży: firmy, które go mają, zachowają go.'],
  billing_address_missing: [
    'Faktura wymaga adresu rozliczeniowego firmy.',
    'Wpisz go w Ustawieniach, Plan, i wybierz plan ponownie.',
  ],
  coupon_unknown: ['Kupon jest nieważny.', 'Sprawdź litery. Mógł wygasnąć.'],
  coupon_redeemed: [
    'Firma już wykorzystała ten kupon.',
    'Wybierz plan bez niego: ważny kupon odlicza się sam.',
  ],
  coupon_used_up: ['Inni wykorzystali już ten kupon maksymalną liczbę razy.', 'Wybierz plan bez niego.'],
  coupon_taken: ['Kupon {coupon} już istnieje.', 'Wybierz inny kod. Wartość kuponu nigdy się nie zmienia.'],
  coupon_not_by_card: [
    'Plany opłacane kartą nie przyjmują tu kuponów.',
    'Wybierz plan bez niego; strona płatności ma własne pole na kody.',
  ],
  invoice_open: ['Faktura {number} nie jest jeszcze opłacona.', 'Najpierw ją opłać, potem zmień plan.'],
  invoice_settled: ['Faktura {number} jest już rozliczona.', 'Wczytaj listę faktur ponownie.'],
  credit_too_large: [
    'Faktura korygująca przekracza to, co zostało na fakturze.',
    'Wczytaj fakturę ponownie: może być anulowana lub już skorygowana.',
  ],
  billing_off: ['Ten serwer działa bez rozliczeń.', 'Okresy próbne się nie kończą i nie ma limitów.'],
  no_rate_card: ['Żaden cennik nie jest domyślny.', 'Ustaw jeden jako domyślny albo go wskaż.'],
  rate_card_name_taken: ['Cennik {name} już istnieje.', 'Wybierz inną nazwę.'],
  order_request_decided: ['Na tę prośbę już odpowiedziano.', 'Wczytaj listę ponownie.'],
  duplicate_reference: [
    'Zlecenie {reference} już istnieje.',
    'Zmień numer albo zaimportuj plik ponownie, by je zaktualizować.',
  ],
  order_not_open: [
    'Zlecenia {reference} nie można już zmienić.',
    'Zmieniać można tylko otwarte zlecenia. Zdejmij je z trasy w Na żywo, zanim pojazd dojedzie, albo utwórz nowe.',
  ],
  order_on_the_road: [
    'Zlecenie {reference} jest w trasie i nie można go teraz tak zmienić.',
    'Zdejmij je z trasy w Na żywo, zmień i przydziel ponownie pojazdowi.',
  ],
  order_not_divisible: [
    'Zlecenia {reference} nie można tak podzielić.',
    'Wybierz mniej części albo najpierw zmień zlecenie.',
  ],
  orders_not_alike: [
    'Tych zleceń nie można połączyć.',
    'Można łączyć zlecenia jednego odbiorcy, adresu, dnia i okna, o ile zmieszczą się w jednym.',
  ],
  import_undone: ['Ten import cofnięto.', 'Zaimportuj plik ponownie.'],
  attachments_full: ['Zlecenie mieści najwyżej {limit} plików.', 'Usuń niepotrzebne.'],
  attachment_too_large: [
    'Plik zlecenia może mieć najwyżej {limit}.',
    'Wyślij mniejsze zdjęcie lub mniej stron.',
  ],
  attachment_refused: [
    'Dołączać można tylko zdjęcia (JPEG, PNG, WebP) i pliki PDF.',
    'Zapisz plik w takim formacie i dodaj ponownie. Liczy się zawartość, nie nazwa.',
  ],
  step_name_taken: ['Krok {name} już istnieje.', 'Wybierz inną nazwę albo zmień tamten krok.'],
  step_loop: ['{name} byłby przed samym sobą.', 'Wybierz krok, który po nim nie następuje, albo żaden.'],
  step_goes_back: [
    '{name} należy do późniejszego stanu, więc nic z wcześniejszego nie może po nim nastąpić.',
    'Wybierz krok z wcześniejszego stanu albo żaden.',
  ],
  step_in_use: [
    'Zlecenia osiągnęły ten krok albo następuje po nim inny.',
    'Wyłącz go: zostanie w historii, ale nikt go nie ustawi.',
  ],
  step_wrong_state: [
    'Dostawa nie jest w stanie tego kroku.',
    'Sprawdź ponownie, jakie kroki może teraz osiągnąć zlecenie.',
  ],
  plan_out_of_date: ['Zlecenia zmieniły się od powstania tego planu.', 'Uruchom go ponownie.'],
  plan_changed: ['Ktoś inny w międzyczasie zmienił ten plan.', 'Wprowadź zmianę w nowszym planie.'],
  plan_locked: ['To jest zablokowane.', 'Odblokuj, zanim przeniesiesz.'],
  plan_not_ready: [
    'Tego planu nie można jeszcze wysłać.',
    'Poczekaj na koniec albo zatrzymaj i zachowaj najlepszy dotąd.',
  ],
  plan_already_dispatched: [
    'Ten plan został wysłany.',
    'Otwórz dzień w Na żywo albo zaplanuj zlecenia wciąż otwarte.',
  ],
  too_many_plans_waiting: [
    'Plany Twojej firmy w kolejce: {limit}.',
    'Zatrzymaj niektóre albo spróbuj za {seconds} s.',
  ],
  vehicle_busy: [
    '{vehicle} ma już trasę dnia {date}.',
    'Pomiń pojazd albo wycofaj jego trasę przed wyjazdem.',
  ],
  day_is_over: ['{date} minął: nie można go planować ani wysłać.', 'Przenieś zlecenia na dziś lub później.'],
  rules_broken: ['Ta zmiana łamie regułę dnia.', 'Potwierdź ją albo wprowadź inną.'],
  no_vehicles: ['Nie ma aktywnych pojazdów.', 'Dodaj pojazd we Flocie.'],
  all_vehicles_out: [
    'Każdy pojazd ma już trasę dnia {date}.',
    'Przenieś zlecenia, dodaj pojazd albo wycofaj trasę, która nie wyjechała.',
  ],
  nothing_to_plan: [
    'Dnia {date} nie ma otwartych zleceń.',
    'Zaimportuj zlecenia na ten dzień albo wybierz inny.',
  ],
  nothing_to_repair: [
    'Dnia {date} żaden pojazd nie jest w trasie albo nie ma już przystanków.',
    'Najpierw zaplanuj i wyślij dzień.',
  ],
  nothing_to_plan_in_week: [
    'Od {from} do {to} nie ma otwartych zleceń.',
    'Zaimportuj zlecenia na te dni albo wybierz inny okres.',
  ],
  week_plan_running: [
    'Inny plan tygodnia działa z częścią tych zleceń.',
    'Poczekaj na koniec albo go zatrzymaj.',
  ],
  week_plan_not_ready: [
    'Ten plan tygodnia niczego jeszcze nie proponuje.',
    'Poczekaj na koniec albo zatrzymaj i zachowaj najlepszy dotąd.',
  ],
  no_speeds_to_undo: ['Prędkości nigdy nie zmieniano.', 'Najpierw je ustaw.'],
  speeds_changed_meanwhile: [
    'Ktoś zmienił prędkości po ich odczytaniu. Niczego nie zapisano.',
    'Wczytaj je ponownie i wprowadź zmiany.',
  ],
  too_few_drives: [
    'Za mało jeszcze przejazdów, by wyuczyć prędkość.',
    'Godzina dnia tygodnia wymaga {drives} przejazdów w {days} dni.',
  ],
  van_not_left: [
    'Pojazd kierowcy {driver} jeszcze nie wyjechał.',
    'Zdejmij przystanek z trasy albo wycofaj trasę.',
  ],
  route_not_on_road: [
    'Trasa {number} nie jest w drodze.',
    'Kolejność przystanków jest stała od wysłania do powrotu pojazdu.',
  ],
  route_under_way: [
    'R{number} jest w drodze i nie można jej wycofać.',
    'Trasę można wycofać, dopóki pojazd nie opuści bazy.',
  ],
  route_changed: ['Ktoś inny zmienił tę trasę.', 'Obejrzyj najnowszą wersję i powtórz zmianę.'],
  stop_ended: ['Przystanek {reference} już się zakończył.', 'Otwórz zlecenie: mówi, jak i kto to zgłosił.'],
  stop_is_over: [
    'Przystanek zlecenia {reference} zakończył się lub trwa.',
    'Zmieniać można tylko przyszłe przystanki.',
  ],
  duplicate_registration: [
    'Pojazd o numerze {registration} już istnieje.',
    'Najpierw zarchiwizuj tamten albo popraw numer.',
  ],
  pay_rule_started: [
    'Reguła płacy {rule} już obowiązuje.',
    'Płaca za minione dni zostaje. Dodaj regułę, która zacznie się później.',
  ],
  pay_rule_twice: [
    'Dnia {day} zaczyna się już reguła dla tych kierowców.',
    'Wybierz inny pierwszy dzień lub innych kierowców.',
  ],
  pay_rule_in_past: [
    'Za minione dni tym kierowcom płaci inna reguła.',
    'Zacznij regułę dziś lub później, a dla minionych dni użyj korekty.',
  ],
  pay_approved: [
    'Zestawienie za {month} jest zatwierdzone.',
    'Zatwierdzone się nie zmieniają. Dodaj korektę do dnia późniejszego miesiąca.',
  ],
  pay_incomplete: [
    'Zestawienie kierowcy {driver} nie jest pełne.',
    'Zatwierdź je po końcu miesiąca i wszystkich tras.',
  ],
  pay_changed: ['Płaca zmieniła się od wyświetlenia.', 'Przeczytaj ją ponownie przed zatwierdzeniem.'],
  zone_name_taken: ['Strefa {name} już istnieje.', 'Wybierz inną nazwę.'],
  zone_in_use: [
    '{zone} jest strefą: {vehicles}.',
    'Najpierw odłącz ją od tych pojazdów: bez strefy braliby zlecenia zewsząd.',
  ],
  zone_limit: ['Firma może mieć najwyżej {limit} stref.', 'Usuń nieużywane.'],
  duplicate_address: ['{address} jest już w książce adresowej.', 'Znajdź go na liście i tam zmień.'],
  region_in_use: [
    '{region} jest w użyciu: {companies}.',
    'Najpierw dodaj inny region wokół ich baz albo przenieś bazy.',
  ],
  region_of_demo: [
    '{region} to miasto demonstracyjne, tworzone przy każdym starcie.',
    'Uruchom z DEMO=0, by działać bez niego.',
  ],
  region_busy: ['{region} jest już kompilowany.', 'Poczekaj na koniec albo zatrzymaj.'],
  extract_unknown: ['W katalogu nie ma wyciągu {path}.', 'Wybierz wyciąg z katalogu.'],
  key_in_address: [
    'Kluczy API nie odczytuje się z adresu żądania.',
    'Wyślij go w nagłówku Authorization: Bearer KEY. Adresy trafiają do dzienników, więc unieważnij ten klucz i utwórz inny.',
  ],
  origin_not_allowed: [
    'Ten klucz nie jest dla stron {origin}.',
    'Utwórz w Ustawieniach, Klucze API klucz, który podaje to źródło.',
  ],
  page_only: [
    'Pod tym adresem jest strona dla ludzi, a zażądano JSON.',
    'Wywołania API są pod /api/v1, usługi OSRM pod /osrm, a zadania VROOM wysyła się na /.',
  ],
  not_on_this_host: ['Ten host pokazuje tylko strony śledzenia.', 'Wszystko inne jest pod {address}.'],
  idempotency_mismatch: [
    'Tego Idempotency-Key użyto już z inną treścią.',
    'Do nowego żądania użyj nowego klucza.',
  ],
  headers_too_large: [
    'Adres URL i nagłówki przekraczają {limit}.',
    'Skróć adres URL albo przenieś długie wartości do treści.',
  ],
  upload_gap: ['Ta część nie następuje po tym, co już dotarło.', 'Kontynuuj od bajtu {received}.'],
  too_many_waiting: [
    'W kolejce czeka już {limit} takich żądań Twojej firmy.',
    'Spróbuj ponownie za {seconds} s.',
  ],
  setup_link_ended: [
    'Ten link już nie działa.',
    'Uruchom produkt ponownie, by dostać nowy, albo uruchom npm run owner -- --mail ADDRESS.',
  ],
  setup_complete: [
    'Ta platforma ma już właściciela, więc ten link już nie działa.',
    'Zaloguj się albo uruchom npm run owner -- --mail ADDRESS, by dodać kolejnego właściciela.',
  ],
  company_closed: [
    'Firma {company} jest zamknięta. Po {day} wszystkie jej dane zostaną usunięte.',
    'Aby ją otworzyć, napisz do nas przed tym dniem przez stronę kontaktu. Jej administratorzy mogą jeszcze wyeksportować dane.',
  ],
  company_deleted: [
    'Firmę {company} zamknięto i usunięto.',
    'Rozpocznij okres próbny, by otworzyć nową firmę.',
  ],
  company_moved: [
    'Firma {company} przeniosła się pod {address}.',
    'Pracuj dalej tam, z tym samym kontem, kluczami i numerami śledzenia.',
  ],
  test_clock_off: [
    'Czas można przesuwać tylko tam, gdzie działa zegar testowy.',
    'Uruchom z TEST_CLOCK=1 instalację, która nie jest produkcyjna.',
  ],
  host_taken: [
    'Inna firma używa {host}.',
    'Wybierz inną nazwę. Jeśli nazwa należy do Ciebie, napisz do nas przez stronę kontaktu.',
  ],
  shop_signature_wrong: [
    'To wywołanie nie jest podpisane sekretem tego sklepu.',
    'Skopiuj sekret z ustawień webhooków sklepu i połącz z nim sklep ponownie.',
  ],
  company_not_empty: ['Firma ma już dane.', 'Archiwum przyjmuje tylko pusta firma. Utwórz dla niego nową.'],
  mail_refused: ['Nie udało się wysłać testowego e-maila', 'Serwer poczty odpowiedział: {said}'],
  mail_not_set_up: [
    'Wysyłka testowa jest niedostępna',
    'Ustaw SMTP_URL na adres swojego serwera poczty i uruchom ponownie.',
  ],
  price_missing: [
    '{plan} nie ma ceny w {currency} za ten okres.',
    'Wybierz jedną z cen, które GET /api/v1/subscription podaje dla planu.',
  ],
  order_form_in_sandbox: [
    'Tryb testowy nie ma publicznego formularza zamówień.',
    'Otwórz formularz samej firmy.',
  ],
  order_form_mark_wrong: [
    'Nie udało się odróżnić tego zamówienia od wysłanego przez program.',
    'Odśwież stronę i wyślij zamówienie ponownie.',
  ],
  order_form_busy: [
    'Zbyt wiele zamówień czeka na odpowiedź firmy.',
    'Spróbuj później albo zadzwoń do firmy.',
  ],
  order_outside_area: ['Firma nie obsługuje tego adresu.', 'Sprawdź adres.'],
  order_slot_gone: ['Ten termin nie jest już dostępny.', 'Wybierz inny termin.'],
  order_price_changed: ['Cena się zmieniła.', 'Sprawdź nową cenę i wyślij zamówienie ponownie.'],
  step_not_yours: ['Dyspozytor nie ustawia tego kroku.', 'Ustawienia, Kierowcy mówią, kto go ustawia.'],
  solution_does_not_fit: [
    'Plik nie pasuje do tego planu: {problem}.',
    'Wyeksportuj obecny plan dla VROOM, rozwiąż ten plik i wczytaj odpowiedź.',
  ],
  callback_not_signed: [
    'To wywołanie nie jest podpisane przez Twilio.',
    'Sprawdź, czy TWILIO_URL zawiera token konta, a PUBLIC_URL to adres, który wywołuje Twilio.',
  ],
  callback_repeated: [
    'To powiadomienie już odebrano.',
    'Nic nie trzeba robić: każde powiadomienie liczy się raz.',
  ],
  device_unknown: ['To urządzenie jest nieznane.', 'Utwórz nowy token urządzenia dla pojazdu.'],
  place_unlikely: [
    'To miejsce leży na morzu, na Antarktydzie lub w 0, 0, gdzie zgłaszają się urządzenia bez sygnału. Czy to się zgadza?',
    'Sprawdź współrzędne. Jeśli miejsce się zgadza, potwierdź je (confirmPlace: true).',
  ],
  mirror_unreachable: [
    'Nie udało się wczytać katalogu: {reason}',
    'Sprawdź połączenie tego serwera albo podaj inny serwer lustrzany (EXTRACT_MIRRORS). Katalog pozostaje bez zmian.',
  ],
  sign_on_needs_domain: [
    'Żadna domena pocztowa Twojej firmy nie jest jeszcze potwierdzona.',
    'Dodaj domenę, ustaw jej rekord TXT i sprawdź ją. Potem włącz logowanie jednokrotne.',
  ],
  sign_on_in_sandbox: [
    'Tryb testowy nie ma logowania jednokrotnego.',
    'Skonfiguruj je w samej firmie: jej członkowie są też członkami trybu testowego.',
  ],
  sign_on_domain_taken: [
    'Inna firma potwierdziła {domain}.',
    'Najpierw usuń tam tę domenę. Jeśli nikt od Was tego nie zrobił, napisz do nas przez stronę kontaktową.',
  ],
  sign_on_domains_full: ['Firma ma najwyżej {most} domen pocztowych.', 'Usuń taką, której nikt nie używa.'],
  sign_on_binds_account: [
    'Inna firma wymaga dla tego konta swojego logowania jednokrotnego, więc nie może ono pracować dla drugiej.',
    'Poproś o zaproszenie na inny adres e-mail.',
  ],
  sign_on_trial_failed: [
    'Nie udało się użyć dostawcy tożsamości: {problem}',
    'Porównaj wartości tutaj z wartościami u dostawcy tożsamości, zapisz je i spróbuj ponownie.',
  ],
}
