// Polish texts of the zones.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  zones: 'Strefy',
  zonesNoun: 'strefy',
  countOf: '{count} z {most}',
  drawZone: 'Narysuj strefę',
  noZones: 'Nie ma jeszcze stref',
  noZonesMore:
    'Narysuj części miasta, których trzymają się twoje pojazdy. Pojazd przypisany do strefy przyjmuje tylko zlecenia z tej strefy.',
  noVanTied: 'Brak przypisanych pojazdów',
  mapOfZones: 'Mapa stref',

  // One zone
  newZone: 'Nowa strefa',
  name: 'Nazwa',
  nameExample: 'Północ',
  colour: 'Kolor',
  colourNumber: 'Kolor {number}',
  servedOn: 'Dni obsługi',
  everyDay: 'Codziennie.',
  servedOnMore: 'Zlecenia w strefie są planowane tylko w te dni, chyba że leżą też w innej strefie.',
  cancel: 'Anuluj',
  close: 'Zamknij',
  saveZone: 'Zapisz strefę',
  notSaved: 'Nie udało się zapisać strefy',
  zoneChanged: 'Zmieniono: {name}',
  zoneDrawn: 'Narysowano: {name}',
  plansOutOfDate:
    'Plany, w których pojazdy tej strefy przyjmują teraz inne zlecenia, trzeba utworzyć ponownie.',
  tiedTo: 'Przypisane: {names}. Przyjmują tylko zlecenia ze swoich stref.',
  tiedToNone: 'Brak przypisanych pojazdów. Przypisz pojazd we Flocie, w sekcji Reguły planowania.',
  delete: 'Usuń',
  deleteZone: 'Usuń strefę',
  deleteQuestion: 'Usunąć strefę {name}?',
  isInUse: 'Strefa {name} jest w użyciu',
  takeOffFirst:
    'Najpierw odłącz ją we Flocie od: {names}. Bez strefy te pojazdy przyjmowałyby zlecenia z każdego miejsca.',
  outlineGone: 'Jej obrys zniknie. Zlecenia i pojazdy pozostaną bez zmian.',
  keepIt: 'Zachowaj',
  notDeleted: 'Nie udało się usunąć strefy',
  zoneDeleted: 'Usunięto: {name}',

  // Outline
  tooManyCorners: 'Strefa ma za dużo rogów, aby je przeciągać: zmień je niżej jako tekst.',
  clickCorners: 'Klikaj kolejno rogi strefy na mapie.',
  goOn: 'Idź dalej wokół strefy. Zamknij obrys, klikając pierwszy róg.',
  dragCorners:
    'Przeciągaj rogi, aby je przesunąć. Kliknij małą kropkę, aby dodać róg; naciśnij Delete na rogu, aby go usunąć.',
  cornerCount: '{count, plural, one {# róg} few {# rogi} many {# rogów} other {# rogu}}',
  closeOutline: 'Zamknij obrys',
  removeLastCorner: 'Usuń ostatni róg',
  drawAnew: 'Narysuj od nowa',
  cornersAsText: 'Rogi jako tekst',
  corners: 'Rogi',
  cornersMore: 'Szerokość, długość geograficzna, jeden wiersz na róg. Albo wklej GeoJSON.',
  lineNoCorner: 'Wiersz {line} nie jest rogiem: wpisz szerokość, długość geograficzną',
  notGeoJson: 'To nie jest GeoJSON z jednym wielokątem',
  oneOutline: 'Strefa to jeden obrys: pozostałe części narysuj jako osobne strefy',
  noHoles: 'Strefa to jeden obrys, bez dziur',

  // Watching
  useForPlanning: 'Używaj do planowania: dni obsługi i przypisane pojazdy',
  tellDispatch: 'Powiadom dyspozytora, gdy pojazd',
  enters: 'wjeżdża',
  leaves: 'wyjeżdża',
  staysLong: 'długo stoi',
  longStay: 'Minuty długiego postoju',
  watchMore:
    'W widoku Na żywo, jako powiadomienie i jako webhook. Wizyta liczy się, gdy pozycje zgadzają się przez minutę.',
  watchedOn: 'Dni nadzoru',
  from: 'Od',
  to: 'Do',
  emptyAllDay: 'Puste: cały dzień',
} satisfies Translation<typeof en>
