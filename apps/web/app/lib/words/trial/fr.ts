// French texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft: '{count, plural, one {Encore # jour} other {Encore # jours}}',
  runsUntil: 'Votre essai court jusqu’au {time}. Rien n’est facturé.',
  usedShare: '{percent} pour cent de l’essai écoulé',
  planned: 'Planifié',
  runs: '{count, plural, one {# calcul} other {# calculs}}',
  orders: 'Commandes',
  vehicles: 'Véhicules',
  toDashboard: 'Aller au tableau de bord',
  seePlans: 'Voir les formules',
  hasEnded: 'Votre essai est terminé',
  endedOn: 'Il s’est terminé le {time}. Ce que vous avez fait est conservé.',
  readAll: 'Tout consulter',
  routesRun: 'Les tournées envoyées vont à leur terme, avec suivi',
  notAnew: 'Importer, planifier ou envoyer à nouveau',
  upgrade: 'Passer à une formule',
  lookAtData: 'Voir vos données',
} satisfies Translation<typeof en>
