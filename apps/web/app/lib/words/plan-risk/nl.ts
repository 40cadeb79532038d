// Dutch texts of a plan's chances to miss its promises. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  expected: 'Naar verwachting {misses} van {promises, plural, one {# belofte} other {# beloften}} gemist.',
  noPromises: 'Geen stop heeft een tijdvak, dus er is geen belofte te missen.',
  countedCompany:
    'Geteld op {days} gesimuleerde dagen, met de vertragingen van {routes, plural, one {je laatste rit} other {je laatste # ritten}}.',
  countedUsual:
    'Geteld op {days} gesimuleerde dagen met gewone vertragingen, tot je genoeg ritten hebt gereden.',
  showStops: 'Toon de stops',
  risk: 'Risico',
  missedOn: 'Gemist op {missed} van {days} gesimuleerde dagen',
  lateEndOn: 'Eindigt na de dienst op {late} van {days} gesimuleerde dagen.',
  option: 'Veiliger plan: mag % meer kosten',
  optionMeans:
    'Voertuigen vertrekken eerder of stops verhuizen waar dat beloften redt. Leeg: het goedkoopste plan.',
  won: 'Veiliger plan: van {before} naar {after} verwachte gemiste beloften, voor {percent} meer kosten.',
  wonFree: 'Veiliger plan: van {before} naar {after} verwachte gemiste beloften, zonder extra kosten.',
  changed:
    '{routes, plural, one {# rit vertrekt} other {# ritten vertrekken}} eerder, {stops, plural, one {# stop} other {# stops}} verplaatst.',
  nothing: 'Veiliger plan: niets binnen {percent} meer kosten redt een belofte.',
} satisfies Translation<typeof en>
