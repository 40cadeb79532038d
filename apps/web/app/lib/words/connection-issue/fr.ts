// French texts of a lost connection and its checks.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Problème de connexion détecté',
  lead: '{problem}. Votre travail sur cet appareil est en sécurité et vous restez connecté.',
  servicesDown: 'Échec de connexion : {down} services sur {count} ne répondent pas',
  serverSilent: 'Échec de connexion : le serveur ne répond pas',
  retry: 'Réessayer la connexion',
  onTheRoad: 'Sur la route',
  onTheRoadMore:
    'Les véhicules poursuivent leurs tournées. Les téléphones gardent leurs positions et les envoient au retour.',
  recipients: 'Destinataires',
  recipientsMore: 'Le suivi montre la dernière position connue, avec son âge.',
  here: 'Ici',
  hereMore: 'Personne n’a été déconnecté. Cette page reprend d’elle-même dès que les services répondent.',
  works: 'fonctionne',
  cut: 'coupée',
  milliseconds: '{count} ms',
  seconds: '{count} s',
  thisBrowser: 'Ce navigateur',
  online: 'en ligne',
  offline: 'hors ligne',
  yourNetwork: 'Votre réseau',
  connected: 'connecté',
  noNetwork: 'pas de réseau',
  wayHere: 'Le chemin jusqu’ici',
  downOf: '{down} sur {count} en panne',
  checks: 'Vérifications',
  check: 'Vérification',
  state: 'État',
  answer: 'Réponse',
  timeOf: 'Temps, sur {seconds} s',
  reportCopied: 'Rapport copié',
  checksAgain: 'Vérifie à nouveau toutes les {seconds} s.',
  checkedAt: 'Vérifié à {time}.',
  fullDiagnostics: 'Diagnostic complet',
  statusPage: 'Page d’état',
  copyReport: 'Copier le rapport',

  // Checks
  statePending: 'en attente',
  stateRunning: 'en cours',
  stateSuccess: 'correct',
  stateSlow: 'lent',
  stateError: 'en échec',
  stateTimeout: 'délai dépassé',
} satisfies Translation<typeof en>
