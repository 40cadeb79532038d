import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  bestWindows: 'Fasce migliori',
  looking: 'Calcolo in base ai piani dei prossimi giorni…',
  choosePlace: 'Scegli l’indirizzo dall’elenco per vedere le fasce migliori e il loro costo.',
  byVan: '{vehicle} verso le {time}, {distance} in più',
  stateNoRoom: 'Nessuna fascia è possibile il {days}.',
  stateNoPlan: 'Non c’è ancora un piano per {days}.',
  statePlanning: 'Il piano è in corso per {days}.',
  stateOutOfDate:
    'Gli ordini sono cambiati dopo il piano di {days}. Pianifichi di nuovo per vedere le fasce.',
  stateDispatched: 'I giri di {days} sono già agli autisti. Usi Live per inserire un ordine.',
  stateNoRoads: 'Nessuna strada raggiunge questo luogo per {days}.',
  estimated: 'I tempi sono stimati, perché la mappa non copre questa zona.',
  changesNothing: 'Nessun piano cambia finché non pianifica di nuovo.',
} satisfies Translation<typeof en>
