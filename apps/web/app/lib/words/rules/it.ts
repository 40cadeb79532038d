// Italian texts of broken rules of a day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Broken rules of a route
  brokenStops:
    '{count, plural, one {# fermata di troppo} many {# fermate di troppo} other {# fermate di troppo}}',
  brokenDistance: '{distance} di troppo',
  brokenDriving: '{duration} oltre il tempo di guida',
  brokenRest: '{duration} di troppo senza riposo',
  brokenHours: '{duration} oltre l’orario',
  brokenShift: '{duration} oltre il turno',
  brokenLoad: '{load} di troppo',
  brokenBreak: 'manca il tempo per la pausa di {duration}',
  brokenReloads: 'ricarica troppe volte',
  brokenPrecedence: 'consegna prima di ritirare',
  brokenSequence: 'fuori sequenza',
  brokenTogether: 'in un furgone diverso dal suo gruppo',
  brokenDriverOff: 'il suo autista è assente per {duration}',
  brokenOverlap: '{duration} su due giri insieme',
  brokenSkills: 'manca una competenza',
  brokenVehicle: 'fuori dalle sue zone o escluso dall’ordine',
  brokenUnreachable: 'nessuna strada consentita a questo mezzo',
  brokenOther: 'non consentito',
  loadParcels: '{count, plural, one {# collo} many {# colli} other {# colli}}',
  loadPallets: '{count, plural, one {# pallet} many {# pallet} other {# pallet}}',

  // Changes that break a rule
  breaksRule: 'Questa modifica viola una regola della giornata',
  leaveAsIs: 'Lascia com’è',
  changeAnyway: 'Cambia comunque',
  auditRecords: 'Il registro attività annota che l’hai confermato.',
} satisfies Translation<typeof en>
