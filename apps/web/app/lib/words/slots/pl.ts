import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  bestWindows: 'Najlepsze okna',
  looking: 'Liczę według planów na najbliższe dni…',
  choosePlace: 'Proszę wybrać adres z listy, aby zobaczyć najlepsze okna i ich koszt.',
  byVan: '{vehicle} około {time}, {distance} więcej',
  stateNoRoom: 'Żadne okno nie pasuje: {days}.',
  stateNoPlan: 'Nie ma jeszcze planu na: {days}.',
  statePlanning: 'Plan powstaje na: {days}.',
  stateOutOfDate: 'Zlecenia zmieniły się od planu na: {days}. Proszę zaplanować ponownie.',
  stateDispatched: 'Trasy na: {days} są u kierowców. Zlecenie można dodać w widoku Na żywo.',
  stateNoRoads: 'Żadna droga nie prowadzi do tego miejsca: {days}.',
  estimated: 'Czasy są szacunkowe, bo mapa nie obejmuje tego obszaru.',
  changesNothing: 'Żaden plan się nie zmieni do ponownego planowania.',
} satisfies Translation<typeof en>
