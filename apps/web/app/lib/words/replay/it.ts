// Italian texts of the re-planned days.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  replanning: 'Ripianificazione dei giorni, fino a tre secondi ciascuno',
  notReplanned: 'Impossibile ripianificare i giorni',
  sameRoads:
    'Entrambi i lati sono cronometrati sulle stesse strade e contati dallo stesso controllo. Entrambi viaggiano secondo la tua tabella delle velocità, se ne hai una. Gli orari effettivi del giorno non ci sono.',
  sameVans:
    'Il nuovo piano ha i furgoni e le fasce di quel giorno. Può usare meno furgoni, e nessuno che non fosse fuori.',
  missedWindows:
    'Una fascia mancata conta come mancata da entrambi i lati. Gli ordini che il nuovo piano lascia fuori non sono mai un risparmio: un giorno così non viene confrontato.',
  notStored: 'Il tuo file non viene conservato e non si crea nessun ordine.',
  question: 'Quanto sarebbero costate le tue ultime settimane con altri giri?',
  dropFile:
    'Trascina qui un’esportazione di giorni già svolti: indirizzo, giorno, veicolo o autista e numero di fermata o arrivo effettivo di ogni ordine. Fino a {days} giorni.',
  chooseFile: 'Scegli un file',
  fileOfDays: 'File dei giorni svolti',
  noPdf: 'Impossibile creare il file',
  notReplayed: 'Impossibile ripianificare questo file',
  daysCompared: '{count, plural, one {# giorno confrontato} other {# giorni confrontati}}',
  noneCompared: 'Nessun giorno si è potuto confrontare',
  downloadPdf: 'Scarica PDF',
  daysLeftOut: 'Giorni esclusi',

  // Figures
  better: 'Il nuovo piano è migliore',
  same: 'Non si sarebbe risparmiato nulla',
  worse: 'Il nuovo piano è peggiore',
  notComparable: 'Non confrontato: il nuovo piano esclude ordini',
  allDays: 'Tutti i giorni confrontati',
  figuresOf: 'Cifre: {day}',
  leavesOut: 'Il nuovo piano esclude {orders}.',
  ordersNotCounted:
    '{count, plural, one {# ordine} other {# ordini}} senza veicolo, luogo o riga leggibile, fuori dal conto su entrambi i lati.',
  asDriven: 'Effettivo',
  newPlan: 'Nuovo piano',
  saved: 'Risparmio',
  side: 'Lato',
  vans: 'Veicoli',
  distance: 'Distanza',
  hours: 'Ore',
  cost: 'Costo',
  windowsMissed: 'Fasce mancate',
} satisfies Translation<typeof en>
