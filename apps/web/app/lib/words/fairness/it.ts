// Italian texts of the balance of drivers over weeks. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Equilibrio',
  noun: 'l’equilibrio degli autisti',
  weeks: 'Settimane',
  weekCount: '{count, plural, one {# settimana} many {# settimane} other {# settimane}}',
  span: 'Dal {from} al {to}',
  driver: 'Autista',
  hours: 'Ore',
  routes: 'Giri',
  stops: 'Fermate',
  heavy: 'Ordini pesanti',
  late: 'Fini in ritardo',
  means:
    'Ore dall’inizio alla fine dei giri svolti. Un ordine pesante pesa {weight} o più. Si finisce in ritardo oltre {minutes} min dopo il piano.',
  spread: 'Tra più e meno ore ci sono {hours}.',
  nobody: 'Ancora nessun autista',
  nobodyMore: 'Aggiungi autisti: le loro ore compaiono qui quando guidano.',
  you: 'Tu',
  meanOf: 'Media di {count}',
  noMean:
    'La media appare quando {least, plural, one {# autista ha} many {# autisti hanno} other {# autisti hanno}} guidato in queste settimane, così nessuno può ricavare le ore di un collega.',
  setting: 'Equità su più settimane',
  settingMeans:
    'I giri lunghi del giorno vanno agli autisti che hanno guidato meno nelle ultime settimane. Gli autisti restano sul loro veicolo; cambiano i giri interi.',
  pastWeeks: 'Settimane passate che contano',
  off: 'No',
  extra: 'Può costare di più, per cento',
  extraMeans: '0: solo scambi che non costano nulla',
  freeInPlan: 'Gli autisti con meno ore hanno i giri più lunghi, senza costi.',
  costInPlan: 'Gli autisti con meno ore hanno i giri più lunghi, per {amount} in più.',
} satisfies Translation<typeof en>
