import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  bestWindows: 'Beste Zeitfenster',
  looking: 'Die Pläne der nächsten Tage werden durchgerechnet …',
  choosePlace: 'Wähle die Adresse aus der Liste, um die besten Zeitfenster mit ihrem Preis zu sehen.',
  byVan: '{vehicle} gegen {time}, {distance} mehr',
  stateNoRoom: 'Kein Zeitfenster passt am {days}.',
  stateNoPlan: 'Für {days} gibt es noch keinen Plan.',
  statePlanning: 'Für {days} wird gerade geplant.',
  stateOutOfDate:
    'Seit dem Plan für {days} haben sich Aufträge geändert. Plane neu, um die Zeitfenster zu sehen.',
  stateDispatched: 'Die Touren für {days} sind bei den Fahrern. Einfügen geht über Live.',
  stateNoRoads: 'Für {days} führt keine Straße zu diesem Ort.',
  estimated: 'Die Zeiten sind geschätzt, weil die Karte dieses Gebiet nicht enthält.',
  changesNothing: 'Kein Plan ändert sich, bis du neu planst.',
} satisfies Translation<typeof en>
