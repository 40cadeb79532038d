// Dutch texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft: '{count, plural, one {Nog # dag} other {Nog # dagen}}',
  runsUntil: 'Je proefperiode loopt tot {time}. Er wordt niets in rekening gebracht.',
  usedShare: '{percent} procent van de proefperiode verbruikt',
  planned: 'Gepland',
  runs: '{count, plural, one {# berekening} other {# berekeningen}}',
  orders: 'Orders',
  vehicles: 'Voertuigen',
  toDashboard: 'Naar het dashboard',
  seePlans: 'Abonnementen bekijken',
  hasEnded: 'Je proefperiode is voorbij',
  endedOn: 'Ze eindigde op {time}. Wat je hebt gemaakt blijft bewaard.',
  readAll: 'Alles lezen',
  routesRun: 'Vrijgegeven ritten worden afgemaakt, met tracking',
  notAnew: 'Opnieuw importeren, plannen of vrijgeven',
  upgrade: 'Nu upgraden',
  lookAtData: 'Je gegevens bekijken',
} satisfies Translation<typeof en>
