import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Prędkości jazdy',
  what: 'prędkości jazdy',
  noun: 'prędkości jazdy',
  intro:
    'Procent prędkości z mapy, według dnia tygodnia i godziny: przy 80 przejazd trwa o jedną czwartą dłużej. Puste godziny są jak na mapie.',
  affects:
    'Nowe plany, zmiany w trasie, prognozy, strony śledzenia, okna dostaw i telefony kierowców używają tabeli od teraz. Istniejące plany zachowują swoje czasy.',
  hoursOf: 'Godziny: {zone}',
  view: 'Pokaż',
  viewSpeeds: 'Prędkości',
  viewDrives: 'Własne przejazdy',
  slower: 'wolniej niż na mapie',
  faster: 'szybciej niż na mapie',
  hour: 'Godzina',
  cellAt: '{day} {time}',
  cellSpeed: '{cell}, {speed} % mapy',
  cellAsMap: '{cell}, jak na mapie',
  cellUnsaved: '{text}, niezapisane',
  cellLearned:
    '{cell}, {speed} % z {drives, plural, one {# przejazdu} few {# przejazdów} many {# przejazdów} other {# przejazdu}}',
  cellTooFew:
    '{cell}, {drives, plural, one {# przejazd} few {# przejazdy} many {# przejazdów} other {# przejazdu}}, za mało, by się uczyć',
  selectDay: 'Zaznacz: {day}',
  selectHour: 'Zaznacz {time} we wszystkie dni',
  selectWeek: 'Zaznacz cały tydzień',
  selection:
    '{from} do {to}: {count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}',
  percent: 'Procent mapy',
  percentBounds: 'Liczba całkowita od {least} do {most}',
  set: 'Ustaw',
  asMap: 'Jak na mapie',
  howTo:
    'Przeciągnij po komórkach albo naciśnij Shift ze strzałkami, aby zaznaczyć kilka. Cyfry ustawiają prędkość, Delete przywraca mapę.',
  unsaved:
    '{count, plural, one {Zmieniono # godzinę} few {Zmieniono # godziny} many {Zmieniono # godzin} other {Zmieniono # godziny}}, nie zapisano',
  discard: 'Odrzuć',
  save: 'Zapisz',
  saving: 'Zapisywanie',
  saved: 'Zapisano prędkości jazdy',
  notSaved: 'Nie udało się zapisać prędkości jazdy',
  undo: 'Cofnij',
  undoLast: 'Cofnij ostatnią zmianę',
  undone: 'Znów obowiązują poprzednie prędkości',
  reset: 'Wróć do mapy',
  resetDone: 'Wszystkie godziny są jak na mapie',
  inForce: 'Obowiązuje',
  sourceNone: 'Brak tabeli: każda godzina jest jak na mapie.',
  sourceTyped: 'Ustawiono ręcznie, {time}.',
  sourceFile: 'Wczytano z pliku, {time}.',
  sourceLearned: 'Przejęto z własnych przejazdów, {time}.',
  learned: 'Wyuczone z własnych przejazdów',
  learnedFrom:
    '{drives, plural, one {# przejazd} few {# przejazdy} many {# przejazdów} other {# przejazdu}} od drzwi do drzwi od {day}, z tego {leftOut} w żadnej godzinie: za krótkie, nietypowe lub na przełomie dwóch godzin.',
  learnedHours: 'Godziny z wystarczającą liczbą przejazdów ({drives} w ciągu {days} dni): {count}',
  learnedNone: 'Żadna godzina nie ma jeszcze dość przejazdów. Każda ukończona trasa je dodaje.',
  learnedWhat: 'wyuczone prędkości',
  useAll: 'Użyj wszystkich',
  useSelection: 'Użyj tych z zaznaczenia',
  used: 'Wyuczone prędkości obowiązują',
  saveFirst: 'Najpierw zapisz lub odrzuć swoje zmiany.',
  file: 'Plik',
  fileMeans:
    'Wiersz na każdą godzinę; kolumny hour oraz monday do sunday albo workdays i weekend. Plik zastępuje całą tabelę.',
  load: 'Wczytaj plik CSV',
  loaded: 'Prędkości z {file} obowiązują',
  notLoaded:
    '{count, plural, one {# problem} few {# problemy} many {# problemów} other {# problemu}} w {file}, nic nie zmieniono',
  conflict: 'Ktoś inny zmienił tymczasem tabelę',
  conflictMeans:
    'Widzisz jego tabelę, a na niej {count, plural, one {swoją # godzinę} few {swoje # godziny} many {swoich # godzin} other {swoje # godziny}}. Zapisz, aby zachować jedno i drugie, albo odrzuć swoje.',
  conflictBoth: 'Zmienione przez oboje, pokazane z twoją prędkością: {list}',
} satisfies Translation<typeof en>
