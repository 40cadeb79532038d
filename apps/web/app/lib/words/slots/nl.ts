import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  bestWindows: 'Beste tijdvakken',
  looking: 'De plannen van de komende dagen worden doorgerekend…',
  choosePlace: 'Kies het adres uit de lijst om de beste tijdvakken met hun prijs te zien.',
  byVan: '{vehicle} rond {time}, {distance} meer',
  stateNoRoom: 'Geen tijdvak past op {days}.',
  stateNoPlan: 'Er is nog geen plan voor {days}.',
  statePlanning: 'Het plan wordt gemaakt voor {days}.',
  stateOutOfDate: 'Orders zijn gewijzigd sinds het plan van {days}. Plan opnieuw om de tijdvakken te zien.',
  stateDispatched: 'De ritten van {days} zijn bij de chauffeurs. Voeg een order in via Live.',
  stateNoRoads: 'Geen weg bereikt deze plek voor {days}.',
  estimated: 'Tijden zijn geschat, omdat de kaart dit gebied niet bevat.',
  changesNothing: 'Geen plan verandert tot je opnieuw plant.',
} satisfies Translation<typeof en>
